import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedResource } from './shared.ts';
import { sizeOf } from './size.ts';
import { type ServedClinic, startClinic } from './team-server.ts';

/** `CARELINE_BENCH_STAFF` sets another team size. */
export const CLINIC_STAFF = sizeOf('STAFF', 100, 3);

async function startEmbeddedClinic(): Promise<ServedClinic> {
  const folder = await mkdtemp(join(tmpdir(), 'careline-bench-'));
  const clinic = await startClinic(CLINIC_STAFF, { CARELINE_DATA: folder });
  return {
    ...clinic,
    async stop() {
      await clinic.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const withEmbeddedClinic = sharedResource({
  open: startEmbeddedClinic,
  close: (clinic) => clinic.stop(),
});
