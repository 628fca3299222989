// A reporter that keeps what failed, so that `npm test` can say it again where people look: at the end.
import { appendFileSync } from "node:fs"
import { relative } from "node:path"

/** The file that it writes is named by the environment: one line a failure. */
export default class Failures {
  onTestRunEnd(modules, errors) {
    const lines = []
    for (const file of modules) {
      const where = relative(process.cwd(), file.moduleId)
      for (const test of file.children.allTests("failed"))
        lines.push(`${where} > ${test.fullName}: ${firstLine(test.result().errors[0])}`)
      for (const error of file.errors()) lines.push(`${where}: ${firstLine(error)}`)
      for (const suite of file.children.allSuites())
        for (const error of suite.errors()) lines.push(`${where} > ${suite.fullName}: ${firstLine(error)}`)
    }
    for (const error of errors) lines.push(`outside of any test: ${firstLine(error)}`)
    const path = process.env.ASSAY_TEST_FAILURES
    if (path !== undefined && lines.length > 0) appendFileSync(path, `${lines.join("\n")}\n`)
  }
}

const firstLine = (error) => String(error?.message ?? error).split("\n")[0]
