import { expect, it } from 'vitest';
import { newId } from '../platform/database/new-id.ts';
import { chartRoutes } from './charts.routes.ts';

const NOW = 1_760_000_000;
const caller = { staffId: newId(), organisationId: newId(), facilityId: newId() };

const ask = async (elsewhere: string | undefined) => {
  const external = { addressOf: async () => elsewhere };
  const [route] = chartRoutes({ origin: 'https://careline.example', secret: 'secret', external });
  const query = { topic: 'gender', locale: 'en', theme: 'light' };
  const call = { caller, now: NOW, noted: () => undefined };
  return route?.handle({ query, body: undefined, params: {} } as never, call as never);
};

it('answers for the service that has the topic, and never as one without permissions', async () => {
  expect(framed(await ask('https://charts.example/embed/dashboard/x'))).toEqual([
    'https://charts.example/embed/dashboard/x',
    false,
  ]);
});

it('uses the embedded service where no other has the topic', async () => {
  const [address, embedded] = framed(await ask(undefined));
  expect(address).toContain('https://careline.example/api/charts/embed/gender?');
  expect(embedded).toBe(true);
});

function framed(answer: unknown): readonly [address: unknown, embedded: unknown] {
  expect(answer).toMatchObject({ topic: 'gender', expiresAt: NOW + 300 });
  const { address, embedded } = answer as { address: unknown; embedded: unknown };
  return [address, embedded];
}
