import { HttpError } from '@careline/core/internal/http';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useQuery } from './use-query.ts';

const UNREACHABLE = new HttpError({ failure: 'unreachable', endpoint: 'notes/list' });

interface NotesProps {
  readonly patient: string;
  readonly read: (patient: string, signal: AbortSignal) => Promise<string>;
  readonly isAsked?: boolean;
}

function Notes({ patient, read, isAsked = true }: NotesProps) {
  const { state, retry, refresh, setValue } = useQuery([patient], (signal) => read(patient, signal), {
    isAsked,
  });
  return (
    <>
      <p>{state.phase === 'ready' ? state.value : state.phase}</p>
      {state.phase !== 'loading' && state.error && <p role="alert">{state.error.failure}</p>}
      <button type="button" onClick={retry}>
        retry
      </button>
      <button type="button" onClick={refresh}>
        refresh
      </button>
      <button type="button" onClick={() => setValue('as stored')}>
        store
      </button>
    </>
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('never shows one question’s data under another, and cancels its request', async () => {
  const signals: AbortSignal[] = [];
  const answers: Record<string, (text: string) => void> = {};
  const read = (patient: string, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve) => {
      answers[patient] = resolve;
    });
  };
  const { rerender } = render(<Notes patient="Asha" read={read} />);
  await act(async () => answers.Asha?.('of Asha'));
  expect(screen.getByText('of Asha')).toBeVisible();
  rerender(<Notes patient="Meena" read={read} />);
  expect(screen.queryByText('of Asha')).toBeNull();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await act(async () => answers.Meena?.('of Meena'));
  expect(screen.getByText('of Meena')).toBeVisible();
});

it('ends with an error whatever loading rejects with, and retries', async () => {
  const read = vi.fn().mockRejectedValueOnce(new TypeError('no such property')).mockResolvedValue('notes');
  await act(async () => render(<Notes patient="Asha" read={read} />));
  expect(screen.getByRole('alert')).toHaveTextContent('answer-invalid');
  await press('retry');
  expect(screen.getByText('notes')).toBeVisible();
});

it('keeps the shown data when reloading fails, and shows a save’s answer', async () => {
  const read = vi.fn().mockResolvedValueOnce('notes').mockRejectedValue(UNREACHABLE);
  await act(async () => render(<Notes patient="Asha" read={read} />));
  await press('refresh');
  expect(screen.getByText('notes')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('unreachable');
  await press('store');
  expect(screen.getByText('as stored')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('loads nothing before it is enabled', async () => {
  const read = vi.fn().mockResolvedValue('notes');
  const { rerender } = render(<Notes patient="Asha" read={read} isAsked={false} />);
  expect(read).not.toHaveBeenCalled();
  await act(async () => rerender(<Notes patient="Asha" read={read} />));
  expect(screen.getByText('notes')).toBeVisible();
});
