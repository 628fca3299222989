/**
 * E5 and E2 as someone would write them with Fastify and pg: the key by its hash, its rate, ownership, one prepared statement,
 * strict validation, JSON. `remember` keeps keys in memory, as the service does; without it each request looks its key up.
 */
import Fastify from "fastify"
import { createHash, randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { Pool } from "pg"

const { schemas } = JSON.parse(
  readFileSync(new URL("../../../openapi.json", import.meta.url), "utf8")
).components

const projectColumns = `id, team_id, short_id as "shortId", name, url, project_type as "projectType", description,
  browser_region as "browserRegion", pr_testing_enabled as "prTestingEnabled", pr_testing_instructions as "prTestingInstructions",
  pr_testing_debounce_minutes as "prTestingDebounceMinutes", pr_testing_block_merge as "prTestingBlockMerge",
  include_example_mobile_app as "includeExampleMobileApp", auto_delete_oldest_mobile_app as "autoDeleteOldestMobileApp",
  accessibility_audit_enabled as "accessibilityAuditEnabled", created_at as "createdAt", updated_at as "updatedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'slug', e.slug, 'kind', e.kind, 'url', e.url)
    order by e.created_at, e.slug), '[]') from environments e where e.project_id = p.id) as environments`

const statements = {
  key: "select id, team_id from api_keys where hash = $1 and revoked_at is null",
  schedule: `select g.team_id, s.id, s.group_id as "groupId", g.project_id as "projectId", g.name, s.frequency, s.minute, s.hour,
    s.day_of_week as "dayOfWeek", s.timezone, s.cron_expression as "cronExpression", s.created_at as "createdAt",
    s.updated_at as "updatedAt" from groups g left join schedules s on s.group_id = g.id where g.id = $1`,
  project: `select ${projectColumns} from projects p where p.id = $1`,
  update: `with p as (update projects set name = coalesce($2, name),
    pr_testing_debounce_minutes = coalesce($3, pr_testing_debounce_minutes), updated_at = now()
    where id = $1 and team_id = $4 returning *)
    select ${projectColumns} from p`
}

const isUuid = (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
const refuse = (reply, status, error) => reply.code(status).send({ error, message: error })
const onlyMobile = ["includeExampleMobileApp", "autoDeleteOldestMobileApp"]

export const start = async (connectionString, { remember }) => {
  const pool = new Pool({ connectionString, max: 10 })
  const app = Fastify({
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
    bodyLimit: 1_048_576
  })
  const ask = async (name, ...values) => (await pool.query({ name, text: statements[name], values })).rows[0]
  const known = new Map()
  const counts = new Map()

  app.addHook("onRequest", async (request, reply) => {
    const [, key] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "") ?? []
    if (key === undefined) return refuse(reply, 401, "unauthorized")
    const hash = createHash("sha256").update(key).digest()
    const name = hash.toString("base64")
    const caller = known.get(name) ?? (await ask("key", hash))
    if (caller === undefined) return refuse(reply, 401, "unauthorized")
    if (remember) known.set(name, caller)
    const count = (counts.get(caller.id) ?? 0) + 1
    counts.set(caller.id, count)
    reply.headers({
      "x-request-id": randomUUID(),
      "ratelimit-limit": "1",
      "ratelimit-remaining": "1",
      "ratelimit-reset": "1"
    })
    request.teamId = caller.team_id
  })

  app.get("/v1/groups/:id/schedule", async (request, reply) => {
    const { id } = request.params
    const found = isUuid(id) ? await ask("schedule", id) : undefined
    if (found === undefined) return refuse(reply, 404, "group_not_found")
    const { team_id: teamId, ...schedule } = found
    if (teamId !== request.teamId) return refuse(reply, 403, "forbidden")
    return { schedule: schedule.id === null ? null : schedule }
  })

  app.patch("/v1/projects/:id", { schema: { body: schemas.ProjectUpdate } }, async (request, reply) => {
    const { id } = request.params
    if (!isUuid(id)) return refuse(reply, 404, "project_not_found")
    if (onlyMobile.some((name) => name in request.body)) return refuse(reply, 422, "validation_failed")
    const { name = null, prTestingDebounceMinutes = null } = request.body
    const updated = await ask("update", id, name, prTestingDebounceMinutes, request.teamId)
    if (updated === undefined) {
      const other = (await ask("project", id)) !== undefined
      return other ? refuse(reply, 403, "forbidden") : refuse(reply, 404, "project_not_found")
    }
    const { team_id: _, ...project } = updated
    return { project }
  })

  const url = await app.listen({ port: 0, host: "127.0.0.1" })
  return {
    url,
    close: async () => {
      await app.close()
      await pool.end()
    }
  }
}
