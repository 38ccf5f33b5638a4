import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useTypedLanguage } from './use-typed-language.ts';

function type(first: string, load: (language: string) => Promise<void>) {
  return renderHook(({ typed }) => useTypedLanguage(typed, load), { initialProps: { typed: first } });
}

describe('the language of typed text', () => {
  it('is not loaded for Latin letters', () => {
    const load = vi.fn(async () => undefined);
    const { result } = type('hemo', load);
    expect(result.current).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded for a Devanagari letter', async () => {
    const load = vi.fn(async () => undefined);
    const { result } = type('ही', load);
    await waitFor(() => expect(result.current).toBe('hi'));
    expect(load).toHaveBeenCalledExactlyOnceWith('hi');
  });

  it('is requested again with the next letter after a failed load', async () => {
    const load = vi.fn(async () => undefined);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { result, rerender } = type('ही', load);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(result.current).toBeUndefined();
    rerender({ typed: 'हीम' });
    await waitFor(() => expect(result.current).toBe('hi'));
  });
});
