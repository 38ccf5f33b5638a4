import { describe, expect, it } from 'vitest';
import { newId } from '../platform/database/new-id.ts';
import { type ChartAsk, chartAddress, readChartAddress } from './chart-address.ts';

const SECRET = 'a secret of thirty-two characters';
const NOW = 1_760_000_000;

const ASK: ChartAsk = {
  topic: 'gender',
  organisationId: newId(),
  facilityId: newId(),
  staffId: newId(),
  partnerId: undefined,
  locale: 'hi',
  theme: 'dark',
  view: 'chart',
  output: undefined,
  period: undefined,
  until: NOW + 300,
};

const partsOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://careline.example');
  return { topic: pathname.split('/').at(-1) ?? '', query: searchParams };
};

const read = (topic: string, query: URLSearchParams, now = NOW) =>
  readChartAddress(topic, query, { secret: SECRET, now });

it.each<[string, Partial<ChartAsk>]>([
  ['in the console', {}],
  ['in the pages of a partner', { partnerId: newId() }],
  ['to be printed', { output: 'print' }],
  ['as a file of its numbers', { output: 'csv' }],
  ['as a table', { view: 'table' }],
  ['of three months', { topic: 'bmi', period: '3-months' }],
])('an address contains the query %s', (_, facts) => {
  const ask = { ...ASK, ...facts };
  const { topic, query } = partsOf(chartAddress(ask, SECRET));
  expect(read(topic, query)).toEqual(ask);
});

describe('an address is refused', () => {
  const changed = (change: (query: URLSearchParams) => void) => {
    const { topic, query } = partsOf(chartAddress(ASK, SECRET));
    change(query);
    return read(topic, query);
  };

  it.each<[string, (query: URLSearchParams) => void]>([
    ['with another facility', (query) => query.set('facility', newId())],
    ['with another organisation', (query) => query.set('organisation', newId())],
    ['of somebody else', (query) => query.set('by', newId())],
    ['for a partner it is not for', (query) => query.set('partner', newId())],
    ['with a longer life', (query) => query.set('until', String(NOW + 900))],
    ['in another language', (query) => query.set('locale', 'en')],
    ['in another look', (query) => query.set('theme', 'light')],
    ['as a page to be printed', (query) => query.set('output', 'print')],
    ['as a file', (query) => query.set('output', 'csv')],
    ['as a table', (query) => query.set('view', 'table')],
    ['over another period', (query) => query.set('period', '30-days')],
    ['with something more', (query) => query.set('extra', '1')],
    ['with something twice', (query) => query.append('facility', newId())],
    ['without its signature', (query) => query.delete('signature')],
    ['with an empty signature', (query) => query.set('signature', '')],
    ['with a shorter signature', (query) => query.set('signature', query.get('signature')?.slice(1) ?? '')],
    ['with another signature', (query) => query.set('signature', 'A'.repeat(43))],
    ['with words for its end', (query) => query.set('until', 'never')],
    ['with nothing', (query) => [...query.keys()].forEach((key) => void query.delete(key))],
  ])('%s', (_, change) => {
    expect(changed(change)).toBe('forged');
  });

  it.each(['bmi', 'nonsense', '', '../gender'])('for the topic "%s"', (topic) => {
    expect(read(topic, partsOf(chartAddress(ASK, SECRET)).query)).toBe('forged');
  });

  it('of another installation', () => {
    const { topic, query } = partsOf(chartAddress(ASK, 'another secret'));
    expect(read(topic, query)).toBe('forged');
  });

  it('after its expiry', () => {
    const { topic, query } = partsOf(chartAddress(ASK, SECRET));
    expect(read(topic, query, NOW + 299)).toEqual(ASK);
    expect(read(topic, query, NOW + 300)).toBe('expired');
  });
});
