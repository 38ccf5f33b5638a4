import { beforeAll, describe, expect, it } from 'vitest';
import { mistakenWithoutRow } from '../../../test/prescriptions/brand-left-out.ts';
import { MARKET_BRANDS } from '../../../test/prescriptions/market-brands.ts';
import { MORE_MARKET_BRANDS } from '../../../test/prescriptions/market-brands-2.ts';
import { loadMedicineTables } from './load-medicines.ts';
import type { MedicineTables, NamedMedicine } from './medicine-tables.ts';
import { readMedicineName } from './read-medicine-name.ts';

let tables: MedicineTables;
beforeAll(async () => {
  tables = await loadMedicineTables();
});

const contentsOf = (name: string) => readMedicineName(name, tables).substances.toSorted().join(' + ');

const MARKET = `${MARKET_BRANDS}${MORE_MARKET_BRANDS}`
  .split('\n')
  .filter(Boolean)
  .flatMap((row) => {
    const [names = '', generic = ''] = row.split(' = ');
    return names.split(', ').map((brand) => [brand, generic] as const);
  });

/** Brands with different contents that differ by one letter. */
const ALIKE =
  'Lantus, Lancus, Okamet, Okacet, Entavar, Entavir, Eltroxin, Eltrowin, Loprin, Loparin, Arkamin, Artamin, Betaloc, Lorvas, Lorvan, Trapex, Tranex, Actonel, Actinel, Acutret, Acitret, Cytoxan, Cytovan, Sizodon, Sizodox, Ciplactin, Careprost, Cloridone'.split(
    ', ',
  );
const EVERY = 40;

describe('brands of the market', () => {
  it('are never read as another medicine', () => {
    const wrong = MARKET.flatMap(([brand, generic]) => {
      const read = contentsOf(brand);
      const meant = generic.split(' + ').map(contentsOf).toSorted().join(' + ');
      return read === '' || read === meant ? [] : [`${brand}: ${read}, meant ${meant}`];
    });
    expect(MARKET.length).toBeGreaterThan(600);
    expect(wrong).toEqual([]);
  });

  it('missing from the tables are not read as a similar brand', () => {
    const isTried = (named: NamedMedicine, index: number) =>
      ALIKE.includes(named.name) || index % EVERY === 0;
    expect(mistakenWithoutRow(tables, isTried)).toEqual([]);
  });

  it.each([
    ['Xmet A 40', 'no brand of ours'],
    ['Ecosprin A', 'a brand with a second medicine'],
    ['Crocin AT 500', 'a brand with a second medicine'],
    ['Glycomet L 500', 'a brand with a second medicine'],
  ])('%s is not read without a question: %s', (name) => {
    expect(['none', 'spelling']).toContain(readMedicineName(name, tables).by);
  });

  it.each(['Telma 40 a day', 'Losar at night', 'Pan 40 at bedtime', 'Dolo a time'])(
    '%s is a brand with instructions',
    (text) => {
      expect(readMedicineName(text, tables).by).toBe('brand');
    },
  );
});
