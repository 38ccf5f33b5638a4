import { act, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { addTarget, type RequestedAddition, useAddTarget } from './index.ts';

/** Part of a page, rendered once `isDrawn`: a button, a container with a field, and an empty one. */
function Part({ onPress }: { readonly onPress: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [requested, setRequested] = useState<RequestedAddition>();
  useAddTarget(root, requested);
  return (
    <>
      {(['task', 'note', 'score'] as const).map((thing) => (
        <button key={thing} type="button" onClick={() => setRequested({ thing })}>
          seek {thing}
        </button>
      ))}
      {/* Renders without user interaction, because a press would cancel the pending jump. */}
      <output ref={(output) => output?.addEventListener('draw', () => setDrawn(true))}>part</output>
      <div ref={root} tabIndex={-1} data-testid="part" aria-busy={!isDrawn}>
        {isDrawn ? (
          <>
            <button type="button" {...addTarget('task')} onClick={onPress}>
              Add a task
            </button>
            <div {...addTarget('note')}>
              <textarea aria-label="Note" />
            </div>
          </>
        ) : (
          <p aria-busy="true">…</p>
        )}
      </div>
    </>
  );
}

const draw = () => act(() => screen.getByText('part').dispatchEvent(new Event('draw')));

describe('the Add menu’s targets', () => {
  it('press a button once it is rendered, for each request', async () => {
    const onPress = vi.fn();
    renderUi(<Part onPress={onPress} />);
    await userEvent.click(screen.getByRole('button', { name: 'seek task' }));
    expect(onPress).not.toHaveBeenCalled();
    draw();
    await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('button', { name: 'seek task' }));
    await vi.waitFor(() => expect(onPress).toHaveBeenCalledTimes(2));
  });

  it('focus the first field of a place, or the part if there is none', async () => {
    renderUi(<Part onPress={vi.fn()} />);
    draw();
    await userEvent.click(screen.getByRole('button', { name: 'seek note' }));
    await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'seek score' }));
    await vi.waitFor(() => expect(screen.getByTestId('part')).toHaveFocus());
  });
});
