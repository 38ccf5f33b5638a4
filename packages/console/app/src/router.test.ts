import { PATHS } from '@careline/core/internal/navigation';
import { expect, it } from 'vitest';
import { consolePaths } from '../test/console-routes.ts';

it('has a route for every address of core, and resolves the addresses of its areas', async () => {
  const paths = await consolePaths();
  // Followed by a patient's id.
  const addresses = Object.values(PATHS).filter((path) => path !== PATHS.patient);
  expect(addresses.filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths).toContain(`${PATHS.patient}/:vitaId/:tab?`);
  expect(paths).toContain('/settings/partners/:partnerId/webhooks/:webhookId');
});
