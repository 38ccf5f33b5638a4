import { describe, expect, it } from 'vitest';
import { aContact, aStatus } from '../../../test/contacts.ts';
import { heldHttp, settled } from '../../../test/held-http.ts';
import type { Contact } from '../contact.ts';
import { callCsvHead, callCsvLines } from './call-history-csv.ts';
import { callHistoryPages } from './call-history-export.ts';

const options = {
  locale: 'en',
  timeZone: 'Asia/Kolkata',
  statusWords: (status: string) => `<${status}>`,
  yes: 'yes',
};
const call = (facts: Partial<Contact> = {}) => aContact(1, facts);
const line = (facts: Partial<Contact>, given = options) => callCsvLines([call(facts)], given);

describe('the call history as a file', () => {
  it('has a heading for each column behind a byte order mark', () => {
    expect(callCsvHead((column) => (column === 'patient' ? 'मरीज़' : column))).toBe(
      '\uFEFFdate,time,मरीज़,uhid,programme,callType,attempt,outcome,detail,escalated,status,nextCall,author,call\r\n',
    );
  });

  it('says what the list says, in the facility’s time zone', () => {
    const status = aStatus(1, {
      status: 'retry',
      disposition: 'callback-requested',
      detail: 'After lunch, at home',
      nextCallAt: 1_704_610_800,
    });
    const facts = {
      startedAt: 1_704_490_200,
      patient: { name: 'Meena Iyer', uhid: 'CL0000000018' },
      attempt: 3,
      author: { id: 'a', name: 'Anita Coach' },
      status,
    };
    expect(line(facts)).toBe(
      `06-01-2024,3:00 am,Meena Iyer,CL0000000018,AHC,Ad-Hoc Call,3,Asked to be called back,"After lunch, at home",,<retry>,07-01-2024 12:30 pm,Anita Coach,${call().id}\r\n`,
    );
    expect(line(facts, { ...options, locale: 'hi' })).toContain(',बाद में कॉल करने को कहा,');
  });

  it.each([
    ['a listed language', 'or', 'ओड़िया'],
    ['another one', 'Tulu', 'Tulu'],
  ])('names the language %s, which is not in the list', (_, detail, cell) => {
    const status = aStatus(1, { status: 'retry', disposition: 'language-barrier', detail });
    expect(line({ status }, { ...options, locale: 'hi' })).toContain(`,भाषा की कठिनाई,${cell},`);
  });

  it('leaves missing values empty, and keeps unknown values of a newer server', () => {
    const status = aStatus(1, { status: 'parked', disposition: null, detail: null, nextCallAt: null });
    expect(line({ patient: { name: '', uhid: null }, programme: 'dental', status })).toMatch(
      /,,,dental,Ad-Hoc Call,\d,,,,<parked>,,/,
    );
  });

  it('marks a call that was escalated', () => {
    expect(line({ escalated: ['bleeding'] })).toContain(',,yes,<reached>,');
  });

  it.each([
    ['a name', { patient: { name: '=1+1', uhid: null } }, `"'=1+1"`],
    ['a UHID', { patient: { name: 'Meena', uhid: '+1' } }, `"'+1"`],
    ['an author', { author: { id: 'a', name: '@SUM(A1)' } }, `"'@SUM(A1)"`],
    ['a programme', { programme: '-cmd' }, `"'-cmd"`],
    [
      'a detail',
      { status: aStatus(1, { detail: '=HYPERLINK("http://x.example")' }) },
      `"'=HYPERLINK(""http://x.example"")"`,
    ],
  ] satisfies [string, Partial<Contact>, string][])('runs no formula of %s', (_, facts, cell) => {
    expect(line(facts)).toContain(cell);
  });
});

describe('every call of the filters', () => {
  const start = (filters = {}) => {
    const held = heldHttp();
    const pages = callHistoryPages({ http: held.http, filters, signal: new AbortController().signal });
    const ids: string[] = [];
    const whole = (async () => {
      for await (const { data } of pages) ids.push(...data.map(({ id }) => id));
      return ids;
    })();
    whole.catch(() => undefined);
    return { ...held, whole };
  };

  it('is read by the longest pages, which declare the export', async () => {
    const { last, whole } = start({ programme: 'ahc', sort: 'patient' });
    await settled();
    const asked = { programme: 'ahc', sort: 'patient', export: 'true', limit: '500' };
    expect(last().request.query).toMatchObject(asked);
    await last().answer({ data: [aContact(2)], next: 'k', total: 2 });
    expect(last().request.query).toMatchObject({ ...asked, after: 'k' });
    await last().answer({ data: [aContact(1)], next: null, total: null });
    expect(await whole).toEqual([aContact(2).id, aContact(1).id]);
  });

  it('of one patient contains no call of another', async () => {
    const { last, whole } = start({ vitaId: aContact(1).vitaId });
    await settled();
    await last().answer({ data: [aContact(2)], next: null, total: 1 });
    await expect(whole).rejects.toMatchObject({ failure: 'answer-invalid' });
  });
});
