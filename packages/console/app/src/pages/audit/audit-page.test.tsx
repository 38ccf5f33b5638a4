import type { AuditEvent } from '@careline/core/internal/audit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASHA, anAuditEvent, MEENA } from '../../../test/audit.ts';
import { Around, fakeConsole } from '../../../test/fake-console.tsx';
import { profileOf } from '../../../test/people.ts';
import { MainGuard } from '../../guards/main-guard.tsx';
import AuditArea from './audit-area.tsx';

// The area loads it on demand, which can take longer than a test's timeout on a busy machine.
beforeAll(async () => void (await import('./audit-page.tsx')));
const AUDITOR = ['prohealth', 'auditor'];
const EVENTS = [
  anAuditEvent(4, { action: 'access/break-glass', emergency: true, reason: 'Unconscious after a fall' }),
  anAuditEvent(3, {
    outcome: 'refused',
    code: 'scope-missing',
    partner: { id: 'p-1', name: 'North Portal' },
  }),
  anAuditEvent(2, { action: 'user/list', patientCount: 20 }),
  anAuditEvent(1, { action: 'import/readings', staff: null, facility: null, patients: [], patientCount: 0 }),
];

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

interface Page {
  readonly data: readonly AuditEvent[];
  readonly next: string | null;
}

interface Options {
  readonly path?: string;
  readonly scopes?: readonly string[];
  readonly page?: (query: URLSearchParams) => Page | Promise<Page>;
}

function open({
  path = '/auditor',
  scopes = AUDITOR,
  page = () => ({ data: EVENTS, next: null }),
}: Options = {}) {
  const asked = vi.fn(async (query: URLSearchParams) => ({
    ...(await page(query)),
    patient: query.get('vitaId') ? { vitaId: MEENA, name: 'Meena Iyer', uhid: 'CL0000000018' } : null,
  }));
  const fake = fakeConsole({
    '/api/auth/audit/list': (request) => asked(new URL(request.url).searchParams),
    '/api/auth/audit/people': () => ({
      data: [
        { id: ASHA, name: 'Asha Coach', active: true },
        { id: '01890000-0000-7000-8000-0000000000c2', name: 'Binod Nurse', active: false },
      ],
    }),
    '/api/auth/audit/find': async (request) => {
      const { uhid } = (await request.json()) as { uhid: string };
      if (uhid === 'CL0000000018')
        return { vitaId: MEENA, data: { vitaId: MEENA, name: 'Meena Iyer', uhid } };
      throw new Response(JSON.stringify({ type: 'about:blank', title: '', status: 404, code: 'not-found' }), {
        status: 404,
        headers: { 'content-type': 'application/problem+json' },
      });
    },
  });
  fake.person = profileOf({ scopes: [...scopes] });
  render(
    <Around fake={fake} path={path}>
      <MainGuard>
        <Routes>
          <Route path="/auditor/*" element={<AuditArea />} />
        </Routes>
        <Address />
      </MainGuard>
    </Around>,
  );
  return { asked, lastQuery: () => Object.fromEntries(asked.mock.lastCall?.[0] ?? []) };
}

const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the access log', () => {
  it('says who did what, when, and to which record', async () => {
    open();
    const search = within(await row(/Searched for patients/));
    expect(search.getByRole('rowheader').textContent).toBe('Asha Coach North');
    expect(search.getByText('15-11-2023')).toBeTruthy();
    expect(search.getByText('Meena Iyer')).toBeTruthy();
    expect(search.getByText('+19')).toBeTruthy();
    const imported = within(await row(/Imported readings/));
    expect(imported.getByRole('rowheader').textContent).toBe('Command or import');
    expect(screen.getByText('4 rows', { selector: 'p' })).toBeTruthy();
  });

  it('marks emergencies and refusals with words', async () => {
    open();
    const emergency = within(await row(/Opened a record in an emergency/));
    expect(emergency.getByText('Emergency access')).toBeTruthy();
    expect(emergency.getByText('Reason: Unconscious after a fall')).toBeTruthy();
    const refused = within(await row(/Refused/));
    expect(refused.getByText('Code: scope-missing')).toBeTruthy();
    expect(refused.getByText(/Through North Portal/)).toBeTruthy();
  });

  it('groups repeated views into one row, and expands them on demand', async () => {
    const looked = [9, 8, 7].map((number) => anAuditEvent(number, { action: 'metric/*' }));
    open({ page: () => ({ data: looked, next: null }) });
    const one = within(await row(/Looked at readings/));
    expect(one.getByText(/^3 times since 3:43/)).toBeTruthy();
    await userEvent.click(one.getByRole('button', { name: 'Show each' }));
    expect(screen.getAllByRole('row', { name: /Looked at readings/ })).toHaveLength(3);
    await userEvent.click(one.getByRole('button', { name: 'Show as one' }));
    expect(screen.getAllByRole('row', { name: /Looked at readings/ })).toHaveLength(1);
  });

  it('copies the id of a request', async () => {
    const writeText = vi.fn(async () => undefined);
    open();
    const copy = await screen.findByRole('button', { name: 'Copy request request-3' });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    copy.click();
    expect(writeText).toHaveBeenCalledWith('request-3');
  });

  it('applies the filters in the address', async () => {
    const query = `vitaId=${MEENA}&staffId=${ASHA}&from=2023-11-01&to=2023-11-30&action=user%2Fget&outcome=done&emergency=true`;
    const { lastQuery } = open({ path: `/auditor?${query}` });
    await row(/Opened a record/);
    expect(lastQuery()).toEqual({ ...Object.fromEntries(new URLSearchParams(query)), limit: '50' });
    expect(screen.getByText('Meena Iyer, CL0000000018')).toBeTruthy();
    const report = screen.getByRole('link', { name: 'Access report for the patient' });
    expect(report.getAttribute('href')).toBe(`/auditor/patient?vitaId=${MEENA}`);
  });

  it.each([
    ['a person', 'Staff', 'Binod Nurse (deactivated)', 'staffId=01890000-0000-7000-8000-0000000000c2'],
    ['an action', 'Activity', 'Looked at readings', 'action=metric%2F*'],
    ['an outcome', 'Outcome', 'Refused', 'outcome=refused'],
  ])('stores %s in the address', async (_, label, choice, query) => {
    open();
    await row(/Opened a record/);
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    await screen.findByRole('option', { name: 'Asha Coach' });
    await userEvent.selectOptions(screen.getByLabelText(label), choice);
    expect(await screen.findByText(`/auditor?${query}`)).toBeTruthy();
  });

  it('shows emergencies only, and everything again', async () => {
    const { lastQuery } = open();
    await row(/Opened a record/);
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Emergency access only' }));
    await screen.findByText('/auditor?emergency=true');
    expect(lastQuery()).toMatchObject({ emergency: 'true' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('/auditor')).toBeTruthy();
  });

  it('finds a patient by UHID without putting it into the address', async () => {
    const { lastQuery } = open();
    await userEvent.type(await screen.findByLabelText('Patient by UHID'), 'CL0000000018{Enter}');
    expect(await screen.findByText(`/auditor?vitaId=${MEENA}`)).toBeTruthy();
    expect(lastQuery()).toMatchObject({ vitaId: MEENA });
    await userEvent.click(screen.getByRole('button', { name: 'Show all patients' }));
    expect(await screen.findByText('/auditor')).toBeTruthy();
  });

  it('says when no patient has the UHID', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Patient by UHID'), 'CL1{Enter}');
    expect(await screen.findByText('No patient in your organisation has exactly this UHID.')).toBeTruthy();
  });

  it('sends no request for dates in the wrong order', async () => {
    const { asked } = open({ path: '/auditor?from=2023-11-30&to=2023-11-01' });
    expect(
      (await screen.findAllByText('The first day is after the last one. Change one of them.')).length,
    ).toBeGreaterThan(0);
    expect(asked).not.toHaveBeenCalled();
  });

  it('loads more after the last row', async () => {
    const page = (query: URLSearchParams) =>
      query.get('after') === 'k'
        ? { data: [anAuditEvent(1)], next: null }
        : { data: [anAuditEvent(2, { action: 'user/list' })], next: 'k' };
    open({ page });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more: Activity, newest first' }));
    await row(/Opened a patient's details/);
    // The head, the day, and both.
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  it('says when nothing matches', async () => {
    open({ page: () => ({ data: [], next: null }) });
    expect(await screen.findByText('No matching activity')).toBeTruthy();
  });

  it('is refused without the scope, and sends no request', async () => {
    const { asked } = open({ scopes: ['prohealth', 'search', 'settings'] });
    expect(await screen.findByText('Ask your administrator for “Audit”.')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the export', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let last: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      last = blob as Blob;
      return 'blob:saved';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, text: last?.text() ?? Promise.resolve('') });
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('saves every filtered row, page by page, and is recorded in the audit', async () => {
    const page = (query: URLSearchParams) => {
      if (query.get('export') !== 'true') return { data: EVENTS.slice(0, 1), next: 'k' };
      return query.get('after') === 'k2'
        ? { data: EVENTS.slice(2), next: null }
        : { data: EVENTS.slice(0, 2), next: 'k2' };
    };
    const { asked } = open({ path: '/auditor?outcome=done', page });
    await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText('4 rows were exported')).toBeTruthy();
    const exported = asked.mock.calls.map(([query]) => query).filter((query) => query.get('export'));
    expect(exported.map((query) => [query.get('outcome'), query.get('limit')])).toEqual([
      ['done', '200'],
      ['done', '200'],
    ]);
    const [file] = saved;
    expect(file?.name).toMatch(/^access-log-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await file?.text)?.trim().split('\r\n').slice(1) ?? [];
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(EVENTS.map((event) => event.requestId));
  });

  it('has a line for each row, with reasons, all patients, and no executable formula', async () => {
    const patients = [
      { vitaId: ASHA, name: 'Ravi', uhid: null },
      { vitaId: MEENA, name: 'Meena', uhid: 'CL1' },
    ];
    const reason = '=HYPERLINK("http://evil.example")';
    const rows = [
      anAuditEvent(2, { emergency: true, reason, staff: { id: ASHA, name: '+Asha' } }),
      anAuditEvent(1, { patients, patientCount: 9, partner: { id: ASHA, name: 'North Portal' } }),
    ];
    open({ page: () => ({ data: rows, next: null }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [head, first, second] = (await saved[0]?.text)?.split('\r\n') ?? [];
    expect(head).toMatch(
      /Date,Time,Staff,Facility,Partner,Activity,Action,Outcome,Emergency access,Reason,Code,Patients,Number of patients,Request$/,
    );
    expect(first).toContain(`,"'+Asha",North,,Opened a patient's details,user/get,Done,yes,"'=HYPERLINK(`);
    expect(second).toContain(',North,North Portal,Opened');
    expect(second).toMatch(new RegExp(`,,,,Ravi \\(${ASHA}\\); Meena \\(CL1\\),9,request-1$`));
  });

  it('saves nothing when cancelled', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = (query: URLSearchParams) => {
      if (query.get('export') !== 'true') return { data: EVENTS, next: null };
      return held.then(() => ({ data: EVENTS, next: null }));
    };
    open({ page });
    await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the export' }));
    release();
    expect(await screen.findByText(/The export was cancelled/)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeTruthy());
    expect(saved).toEqual([]);
  });

  it('says so when it fails, and saves nothing', async () => {
    const page = (query: URLSearchParams) => {
      if (query.get('export') === 'true') throw new Response('{}', { status: 503 });
      return { data: EVENTS, next: null };
    };
    open({ page });
    await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText(/The export did not finish/)).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
