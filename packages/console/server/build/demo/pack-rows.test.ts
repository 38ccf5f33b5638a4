import { expect, it } from 'vitest';
import { demoClock, PACK_ANCHOR } from '../../src/demo/demo-clock.ts';
import { unpackRows } from '../../src/demo/packed-rows.ts';
import { packRows } from './pack-rows.ts';

const ID = '019415c7-ef20-7daf-9e0d-7e63e22787fc';
const STAFF = '018cc251-f400-7e5a-b485-71d95b5eaac9';
const columns = [
  { name: 'id', type: 'uuid' },
  { name: 'author_id', type: 'uuid' },
  { name: 'at', type: 'bigint' },
  { name: 'created_at', type: 'bigint' },
  { name: 'values', type: 'jsonb' },
  { name: 'birth_date', type: 'text' },
  { name: 'weekday', type: 'text' },
  { name: 'year', type: 'integer' },
  { name: 'tags', type: 'text[]' },
];
const rows = [
  [
    ID,
    STAFF,
    '1773700000',
    '1773700030',
    '[{"text": "7.0", "value": 7.0}]',
    '1961-05-02',
    'fri',
    '2026',
    '{a,b}',
  ],
  [ID, null, null, '1773786401', `[{"text": "127", "value": 127, "of": "${ID}"}]`, null, 'sun', '2025', '{}'],
];

it('packs rows and unpacks them unchanged, at the moment of the anchor', () => {
  const packing = { anchor: PACK_ANCHOR, isFixed: (id: string) => id === STAFF, numberOf: () => 41 };
  const packed = packRows({ table: 'reading', columns, rows }, packing);
  const clock = { ...demoClock({ first: PACK_ANCHOR }), idOf: (number: number) => (number === 41 ? ID : '') };
  expect(unpackRows(JSON.parse(JSON.stringify(packed)), clock)).toEqual(rows);
  expect(JSON.stringify(packed)).not.toContain(ID);
});
