import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { beginRecord, recordOf } from './request-record.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const asked = (id: string | undefined) =>
  ({ headers: id === undefined ? {} : { 'x-request-id': id }, socket: {} }) as unknown as IncomingMessage;

it.each([
  ['a UUID', '0f9c2b7a-5d1e-4f60-8a2b-3c4d5e6f7a8b'],
  ['what proxies write: 32 hexadecimal digits', '0f9c2b7a5d1e4f608a2b3c4d5e6f7a8b'],
])('keeps the id of the caller: %s', (_, id) => {
  expect(beginRecord(asked(id), 0).id).toBe(id);
});

it.each([
  ['there is none', undefined],
  ['it is a phone number', '+919876543210'],
  ['it is a UHID', 'APJ1.0012345678'],
  ['it is markup', '<script>'],
  ['it is a UUID and more', '0f9c2b7a-5d1e-4f60-8a2b-3c4d5e6f7a8b Asha'],
  ['it is several', '0f9c2b7a-5d1e-4f60-8a2b-3c4d5e6f7a8b, 0f9c2b7a-5d1e-4f60-8a2b-3c4d5e6f7a8b'],
])('creates its own id where %s', (_, id) => {
  const { id: made } = beginRecord(asked(id), 0);
  expect(made).toMatch(UUID);
  expect(made).not.toBe(id);
});

it('is one record for the whole request', () => {
  const request = asked(undefined);
  const record = beginRecord(request, 0);
  expect(recordOf(request)).toBe(record);
});
