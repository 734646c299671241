import { gather } from '../../base/gather.ts'

/** Tools of one line do the same job. Names that are also plain words ("make", "fetch") are left out. */
const FAMILIES = `npm pnpm yarn bun
pip uv poetry conda pipenv pdm pixi
python python3
docker podman
nix brew apt
gradle gradlew maven mvn
cmake meson bazel ninja
gh glab
github gitlab bitbucket
jenkins circleci teamcity buildkite
jest vitest mocha
playwright cypress
eslint biome oxlint
prettier biome
webpack vite rollup esbuild
turbo nx
react preact vue svelte angular
nextjs nuxt astro
django flask fastapi
redux zustand
tailwind bootstrap sass
mui shadcn
postgres postgresql mysql mariadb sqlite mssql oracle mongo mongodb dynamodb cassandra duckdb
snowflake bigquery redshift clickhouse
kafka rabbitmq
prisma drizzle knex
flyway alembic
terraform ansible puppet
aws gcp azure
vercel netlify heroku
jira trello
moment dayjs
pandas polars
torch pytorch tensorflow jax keras
matplotlib plotly seaborn
bash zsh fish powershell
grep rg ripgrep
nginx apache caddy
k3s minikube
winston pino
javascript typescript python ruby rust java kotlin swift dart
tauri electron
gunicorn uvicorn`

const toolsLike = new Map<string, string[]>()
for (const family of FAMILIES.split('\n').map((line) => line.split(' ')))
  for (const tool of family) for (const other of family) if (other !== tool) gather(toolsLike, tool, other)

/** Whether two tools do the same job, so that naming one after the other was used asks to replace that. */
export function areAlike(tool: string, other: string): boolean {
  return toolsLike.get(tool)?.includes(other) === true
}
