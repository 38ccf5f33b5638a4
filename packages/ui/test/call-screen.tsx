import { HttpError } from '@careline/core/internal/http';
import type { Patient } from '@careline/core/internal/patients';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CallInfo, type CallInfoProps } from '../src/calls/call-info/index.ts';
import { CarelineProvider } from '../src/provider/index.ts';
import { callAnswers, caller, callHttp, fakeMetrics } from './call-fixtures.ts';
import type { FakeAnswers, FakeRequest } from './fake-http.ts';
import { now, personId } from './people.ts';
import { renderUi } from './render.tsx';

export interface ShowOptions extends Partial<CallInfoProps> {
  readonly answers?: FakeAnswers;
  readonly patient?: Patient;
  readonly locale?: string;
  /** The doctor on duty at the facility. */
  readonly dutyDoctorPhone?: string;
  /** Wraps the screen, for example in a provider. */
  readonly around?: (children: ReactNode) => ReactNode;
}

const withDutyDoctor = (dutyDoctorPhone: string): typeof caller => ({
  ...caller,
  facility: caller.facility && { ...caller.facility, dutyDoctorPhone },
});

export function showCall({
  answers = {},
  patient,
  locale,
  dutyDoctorPhone,
  around = (children) => children,
  ...props
}: ShowOptions = {}) {
  const handlers = {
    onTel: vi.fn(),
    onSaved: vi.fn(),
    onOpenHistory: vi.fn(),
    onSearchNext: vi.fn(),
    onDirtyChange: vi.fn(),
  };
  const working = callAnswers(patient);
  const add = vi.fn((request: FakeRequest) => working['calllog/add']?.(request));
  const close = vi.fn((request: FakeRequest) => working['status/v2/add']?.(request));
  const http = callHttp({ 'calllog/add': add, 'status/v2/add': close, ...answers }, patient);
  const element = (vitaId = personId(1)) => (
    <CarelineProvider now={now}>
      <CallInfo
        metrics={fakeMetrics()}
        profile={dutyDoctorPhone ? withDutyDoctor(dutyDoctorPhone) : caller}
        vitaId={vitaId}
        programme="ahc"
        callType="ad-hoc"
        {...handlers}
        {...props}
      />
    </CarelineProvider>
  );
  const { rerender, unmount } = renderUi(around(element()), { locale, http });
  return {
    ...handlers,
    add,
    close,
    unmount,
    openOther: (vitaId: string) => rerender(around(element(vitaId))),
  };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => userEvent.click(await button(name));
export const dial = () => press('Call +91 98480 22338');
export const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
export const fill = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label), text);
export const refused = (endpoint: string, status: number, code: string, requestId?: string) => () =>
  Promise.reject(new HttpError({ failure: 'refused', endpoint, status, code, requestId }));

export async function reach() {
  await dial();
  await choose('Reached the patient');
}
