/** Says in one sentence what is wrong with an input: the field, the rule, and the kind of value that was there, never the value. */
import { Option, type ParseResult, SchemaAST } from "effect"

/** The sort of a value in a person's words, without the value. */
export const kindOf = (value: unknown): string => {
  if (value === null) return "null"
  if (value === undefined) return "absent"
  if (Array.isArray(value)) return "an array"
  switch (typeof value) {
    case "string":
      return value === "" ? "an empty string" : "a string"
    case "number":
      return Number.isInteger(value) ? "an integer" : "a number"
    case "boolean":
      return "a boolean"
    default:
      return "an object"
  }
}

const nameOf = (path: ReadonlyArray<PropertyKey>): string =>
  path.reduce<string>(
    (whole, part) =>
      typeof part === "number"
        ? `${whole}[${part}]`
        : whole === ""
          ? String(part)
          : `${whole}.${String(part)}`,
    ""
  )

const literals = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.LiteralValue> | undefined => {
  if (SchemaAST.isLiteral(ast)) return [ast.literal]
  if (!SchemaAST.isUnion(ast)) return undefined
  const members = ast.types.map(literals)
  return members.every((member) => member !== undefined) ? members.flat() : undefined
}

const expectation = (ast: SchemaAST.AST): string => {
  const allowed = literals(ast)
  if (allowed !== undefined)
    return allowed.length === 1
      ? `must be ${String(allowed[0])}`
      : `must be one of ${allowed.map(String).join(", ")}`
  switch (ast._tag) {
    case "StringKeyword":
    case "TemplateLiteral":
      return "must be a string"
    case "NumberKeyword":
      return "must be a number"
    case "BooleanKeyword":
      return "must be a boolean"
    case "TupleType":
      return "must be an array"
    case "TypeLiteral":
      return "must be an object"
    case "Refinement":
      return expectation(ast.from)
    case "Transformation":
      return expectation(ast.from)
    case "Union":
      return ast.types.map(expectation).join(" or ").replaceAll(" or must be ", " or ")
    default:
      return `must be ${SchemaAST.getDescriptionAnnotation(ast).pipe(Option.getOrElse(() => String(ast)))}`
  }
}

/** `must be one of eu, us, is another string`: the kind of what was there, and never its text. */
const mismatch = (ast: SchemaAST.AST, actual: unknown): string => {
  const another = typeof actual === "string" && actual !== "" && literals(ast) !== undefined
  return `${expectation(ast)}, is ${another ? "another string" : kindOf(actual)}`
}

const ruleOf = (issue: ParseResult.Refinement): string =>
  SchemaAST.getMessageAnnotation(issue.ast).pipe(
    Option.flatMap((annotation) => {
      const message = annotation(issue)
      return typeof message === "string" ? Option.some(message) : Option.none()
    }),
    Option.orElse(() =>
      issue.issue._tag === "Type" && issue.issue.message !== undefined
        ? Option.some(issue.issue.message)
        : Option.none()
    ),
    Option.orElse(() =>
      SchemaAST.getDescriptionAnnotation(issue.ast).pipe(
        Option.map((description) => `must be ${description}`)
      )
    ),
    Option.getOrElse(() => "is not allowed")
  )

interface Found {
  readonly path: ReadonlyArray<PropertyKey>
  readonly rule: string
}

const isLeaf = (issue: ParseResult.ParseIssue): boolean =>
  issue._tag === "Missing" ||
  issue._tag === "Unexpected" ||
  issue._tag === "Type" ||
  issue._tag === "Forbidden"

/** Of a union's members, the one that got furthest: the others failed on the kind of the whole. */
const furthest = (found: ReadonlyArray<Found>): Found | undefined =>
  found.reduce<Found | undefined>(
    (best, next) => (best === undefined || next.path.length > best.path.length ? next : best),
    undefined
  )

const first = (issue: ParseResult.ParseIssue, path: ReadonlyArray<PropertyKey>): Found => {
  switch (issue._tag) {
    case "Pointer":
      return first(issue.issue, path.concat(issue.path))
    case "Missing":
      return { path, rule: "is required" }
    case "Unexpected":
      return { path, rule: "is not a known property" }
    case "Forbidden":
      return { path, rule: "is not allowed" }
    case "Type":
      return { path, rule: mismatch(issue.ast, issue.actual) }
    case "Refinement":
      return issue.kind === "From" ? first(issue.issue, path) : { path, rule: ruleOf(issue) }
    case "Transformation":
      return issue.kind === "Encoded" || !isLeaf(issue.issue)
        ? first(issue.issue, path)
        : { path, rule: mismatch(issue.ast.to, issue.actual) }
    case "Composite": {
      const issues = "_tag" in issue.issues ? [issue.issues] : issue.issues
      const found = issues.map((inner) => first(inner, path))
      const best = SchemaAST.isUnion(issue.ast)
        ? furthest(found.filter((each) => each.path.length > path.length))
        : found[0]
      return best ?? { path, rule: mismatch(issue.ast, issue.actual) }
    }
  }
}

/** `pullRequest.title must be at least 1 character long, is 0`; `whole` names an input that is wrong as a whole. */
export const faultOf = (issue: ParseResult.ParseIssue, whole = "the body"): string => {
  const { path, rule } = first(issue, [])
  return `${path.length === 0 ? whole : nameOf(path)} ${rule}`
}
