import type { TestServer } from '../test-server.ts';

/** Reads one patient's weights with an Open token. */
export const READ = '/api/data/vitals/body?from=0&to=1';
const ADD = '/api/data/vitals/body/add';

export const patientPath = (vitaId: string) => `/api/auth/user/get?vitaId=${vitaId}`;

/** A weight to save. The route refuses the source "refuse" after writing. */
export interface Save {
  readonly key: string;
  readonly open: string;
  readonly weight?: string;
  readonly source?: string;
}

/** Calls the plain endpoints in pipeline-routes.ts and reads what they stored. */
export function pipelineCalls(server: TestServer) {
  return {
    get: (path: string, token: string, scheme = 'Bearer') =>
      server.fetch(path, { headers: { authorization: `${scheme} ${token}` } }),

    save: ({ key, open, weight = '71.5', source = 'manual' }: Save) =>
      server.fetch(ADD, {
        method: 'POST',
        headers: {
          authorization: `Open ${open}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({
          data: {
            id: '0190d8f2-7a3b-7cc0-8000-000000000001',
            metric: 'body',
            timestamp: 1_700_000_000,
            values: [{ key: 'weight', text: weight, unit: 'kg' }],
            metaInfo: { updatedAt: 1_700_000_000, source },
          },
        }),
      }),

    /** Returns the number of saved rows. */
    async writtenRows(): Promise<number> {
      return (await server.db.selectFrom('setting').select('name').execute()).length;
    },

    /** Returns the audit rows of one action, oldest first. */
    audited: (action: string) =>
      server.db.selectFrom('audit').selectAll().where('action', '=', action).orderBy('id').execute(),
  };
}

export type PipelineCalls = ReturnType<typeof pipelineCalls>;
