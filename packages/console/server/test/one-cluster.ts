import { postgresBinaries, startCluster } from './postgres/postgres-cluster.ts';

/** The environment variable with the folder of the run's server. */
export const CLUSTER_FOLDER = 'CARELINE_TEST_CLUSTER';

/** Starts one PostgreSQL server for all test files of a run, if it is installed and no address is given. */
export default async function startForAll(): Promise<(() => Promise<void>) | undefined> {
  const binaries = postgresBinaries();
  if (process.env.CARELINE_TEST_DATABASE_URL || !binaries) return undefined;
  const cluster = await startCluster(binaries);
  process.env[CLUSTER_FOLDER] = cluster.folder;
  return () => cluster.remove();
}
