// spec: 192

import type { PatientReport } from '@careline/core/internal/audit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aReport, MEENA } from '../../../test/audit.ts';
import { Around, fakeConsole } from '../../../test/fake-console.tsx';
import { profileOf } from '../../../test/people.ts';
import { MainGuard } from '../../guards/main-guard.tsx';
import AuditArea from './audit-area.tsx';

// The area loads it on demand, which can take longer than a test's timeout on a busy machine.
beforeAll(async () => void (await import('./patient-report-page.tsx')));
function open(report: PatientReport = aReport(), query = `?vitaId=${MEENA}`) {
  const asked = vi.fn(() => ({ vitaId: report.patient.vitaId, data: report }));
  const fake = fakeConsole({ '/api/auth/audit/patient': asked });
  fake.person = profileOf({ scopes: ['prohealth', 'auditor'] });
  render(
    <Around fake={fake} path={`/auditor/patient${query}`}>
      <MainGuard>
        <Routes>
          <Route path="/auditor/*" element={<AuditArea />} />
        </Routes>
      </MainGuard>
    </Around>,
  );
  return asked;
}

describe('the report for a patient', () => {
  it('says who viewed the record, first and last, how often and what', async () => {
    open();
    const viewer = within(await screen.findByRole('row', { name: /Asha Coach/ }));
    const cells = viewer.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.slice(0, 2)).toEqual(['15-11-2023 3:43 am', '15-11-2023 4:43 am']);
    expect(viewer.getByText('5')).toBeTruthy();
    expect(
      viewer.getByText('Looked at readings (3); Saved a call log (1); Opened a record in an emergency (1)'),
    ).toBeTruthy();
    expect(viewer.getByText('Changed the record')).toBeTruthy();
    expect(
      within(screen.getByRole('row', { name: /Command or import/ })).getByText('Viewed only'),
    ).toBeTruthy();
    expect(screen.getByText('12-03-1969')).toBeTruthy();
  });

  it('names an emergency with its reason', async () => {
    open();
    const viewer = within(await screen.findByRole('row', { name: /Asha Coach/ }));
    expect(viewer.getByText('Emergency access')).toBeTruthy();
    expect(viewer.getByText('15-11-2023 3:43 am until 4:43 am')).toBeTruthy();
    expect(viewer.getByText('Reason: Unconscious after a fall')).toBeTruthy();
  });

  it('says which days are archived and not counted', async () => {
    open(
      aReport({
        archives: [{ file: 'careline-audit-2023-10.ndjson.gz', from: 1_696_100_000, to: 1_698_700_000 }],
      }),
    );
    expect(
      await screen.findByText(/^Activity from 01-10-2023 to 31-10-2023 is in archive files/),
    ).toBeTruthy();
    expect(screen.getByText('careline-audit-2023-10.ndjson.gz')).toBeTruthy();
  });

  it('is written in Hindi when the patient reads Hindi', async () => {
    open();
    await screen.findByRole('row', { name: /Asha Coach/ });
    await userEvent.selectOptions(screen.getByLabelText('Language of the report'), 'हिन्दी');
    expect(await screen.findByRole('heading', { level: 1, name: 'यह रिकॉर्ड किसने देखा' })).toBeTruthy();
    expect(await screen.findByText('कारण: Unconscious after a fall')).toBeTruthy();
    expect(screen.getByText(/मान देखे गए \(3\)/)).toBeTruthy();
  });

  it('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('links back to the patient’s log', async () => {
    open();
    const back = await screen.findByRole('link', { name: 'Back to the access log' });
    expect(back.getAttribute('href')).toBe(`/auditor?vitaId=${MEENA}`);
  });

  it('says when the record has not been viewed', async () => {
    open(aReport({ viewers: [] }));
    expect(await screen.findByText('No one has seen this record yet')).toBeTruthy();
  });

  it('never shows the report of another patient', async () => {
    open(aReport(), '?vitaId=01890000-0000-7000-8000-0000000000a9');
    expect(await screen.findByText('The report could not be loaded')).toBeTruthy();
    expect(screen.queryByText('Meena Iyer')).toBeNull();
  });

  it('sends no request without a patient', async () => {
    const asked = open(aReport(), '');
    expect(await screen.findByText('No patient was chosen')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });
});
