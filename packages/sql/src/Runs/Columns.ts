/** How a row of `runs` reads as a Run; the table is called `r`. */

export const runColumns = `r.id, r.short_id as "shortId", r.team_id as "teamId", r.project_id as "projectId",
  r.test_id as "testId", r.group_id as "groupId", r.batch_id as "batchId", r.kind, r.status, r.verdict, r.reason,
  r.error_code as "errorCode", r.error_message as "errorMessage", r.skip_reason as "skipReason", r.title, r.steps,
  r.platform, r.target_url as "targetUrl", r.environment_id as "environmentId", r.environment_name as "environmentName",
  r.attempt, r.summary, r.created_at as "createdAt", r.started_at as "startedAt", r.finished_at as "finishedAt"`

export const evidenceJson = `jsonb_build_object(
  'id', v.id, 'kind', v.kind, 'name', v.name, 'contentType', v.content_type, 'bytes', v.bytes)`

/** With what the newest attempt left. */
export const detailsColumns = `${runColumns},
  (select coalesce(jsonb_agg(s.body order by s.index), '[]') from steps s
    where s.run_id = r.id and s.attempt = r.attempt) as results,
  (select coalesce(jsonb_agg(${evidenceJson} order by v.seq), '[]') from evidence v
    where v.run_id = r.id and v.attempt = r.attempt) as evidence,
  coalesce((select w.body from warnings w where w.run_id = r.id and w.attempt = r.attempt), '[]') as warnings`
