// spec: 5, 102

import { type NewSheetVersion, type SheetVersion, saveCaseSheet } from '@careline/core/internal/case-sheets';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aVersion, ME, SHEET } from '../../../test/case-sheets.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { VisitNote, type VisitNoteProps } from './index.ts';

const JULY = '00000000-0000-4000-8000-0000000000e1';
const TODAY = '00000000-0000-4000-8000-0000000000e2';

const summaryOf = (complaint: string): SheetVersion['answers'] => ({ summary: { complaint } });

/** Fakes a record with a summary from another visit. */
function aServer() {
  const july = aVersion(1, summaryOf('Cough in July'), { section: 'SUMMARY', encounterId: JULY });
  const saved: NewSheetVersion[] = [];
  const sectionOf = (newest: readonly SheetVersion[]) => ({ section: 'SUMMARY', newest, versions: 1 });
  const http = fakeHttp({
    'case-sheets/list': ({ query }) => ({
      vitaId,
      access: 'PROVIDER',
      sheet: SHEET,
      data: query?.encounterId === undefined ? [sectionOf([july])] : [],
    }),
    'case-sheets/section': ({ query }) => ({
      vitaId,
      data:
        query?.section === 'SUMMARY'
          ? sectionOf([july])
          : { section: query?.section, newest: [], versions: 0 },
    }),
    [saveCaseSheet.name]: ({ body }) => {
      const { version } = body as { version: NewSheetVersion };
      saved.push(version);
      const { id, answers, section } = version;
      return { vitaId, data: aVersion(2, answers, { id, section, encounterId: TODAY }) };
    },
  });
  return { http, saved };
}

function show(props: Partial<VisitNoteProps> = {}) {
  const server = aServer();
  renderUi(
    <VisitNote
      vitaId={vitaId}
      encounterId={TODAY}
      staffId={ME}
      person={{}}
      scopes={['prohealth', 'my_encounters']}
      first={['SUMMARY', 'GENERAL', 'DIAGNOSIS']}
      opens={['SUMMARY']}
      isUnderWay
      parts={[
        { key: 'rx', label: 'Prescription', isFilled: false, content: <input aria-label="Medicine" /> },
      ]}
      {...props}
    />,
    { http: server.http, now: () => NOW },
  );
  return server;
}

const complaint = () => screen.findByRole('textbox', { name: /^Complaint/ });

describe('a visit’s note', () => {
  it('starts empty with the focus in its first field, and saves by Ctrl+Enter without a reason', async () => {
    const { saved } = show();
    const field = await complaint();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('');
    await userEvent.keyboard('Dizzy{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(saved).toMatchObject([
        { section: 'SUMMARY', encounterId: TODAY, answers: { summary: { complaint: 'Dizzy' } } },
      ]),
    );
    expect(saved[0]?.reason).toBeUndefined();
  });

  it('moves from part to part by Alt+N and opens closed ones', async () => {
    show();
    const field = await complaint();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Alt>}n{/Alt}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Systolic/ })).toHaveFocus());
    await userEvent.keyboard('{Alt>}n{/Alt}');
    await screen.findByRole('form', { name: 'Writing: Diagnosis' });
    await waitFor(() => expect(screen.getByRole('button', { name: /^Add diagnosis/i })).toHaveFocus());
    await userEvent.keyboard('{Alt>}n{/Alt}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Medicine' })).toHaveFocus());
  });

  it('opens nothing before the visit starts, and finds any section by name', async () => {
    show({ isUnderWay: false });
    expect(await screen.findByRole('button', { name: 'Write: Summary' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Complaint/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'All sections' }));
    const find = screen.getByLabelText('Find a section');
    await waitFor(() => expect(find).toHaveFocus());
    await userEvent.keyboard('aller{Enter}');
    expect(await screen.findByRole('form', { name: 'Writing: Allergies' })).toBeVisible();
  });
});
