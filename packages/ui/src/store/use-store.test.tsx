import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useParts, useStore } from './index.ts';

const store = createStore(() => ({ text: 'asha', rows: 2 }));

function Rows() {
  return <p>{useStore(store, (state) => state.rows)} rows</p>;
}

describe('useStore', () => {
  it('shows the selected part, and renders again only when that part changes', () => {
    const rendered = vi.fn();
    render(
      <Profiler id="rows" onRender={rendered}>
        <Rows />
      </Profiler>,
    );
    act(() => store.setState({ text: 'ashok' }));
    expect(rendered).toHaveBeenCalledTimes(1);
    act(() => store.setState({ rows: 5 }));
    expect(screen.getByText('5 rows')).toBeTruthy();
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});

const parts = createStore(() => ({ text: 'asha', rows: 2, open: false }));

function Named() {
  const { text, open } = useParts(parts, ['text', 'open']);
  return (
    <p>
      {text}
      {open && ', open'}
    </p>
  );
}

describe('useParts', () => {
  it('shows the named parts, and renders again only when one of them changes', () => {
    const rendered = vi.fn();
    render(
      <Profiler id="named" onRender={rendered}>
        <Named />
      </Profiler>,
    );
    act(() => parts.setState({ rows: 5 }));
    expect(rendered).toHaveBeenCalledTimes(1);
    act(() => parts.setState({ open: true }));
    expect(screen.getByText('asha, open')).toBeTruthy();
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});
