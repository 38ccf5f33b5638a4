import { describe, expect, it, vi } from 'vitest';
import { createSpokenLanguage } from './spoken-language.ts';

const OFFLINE = new TypeError('Failed to fetch dynamically imported module');

function open() {
  const load = vi.fn<(locale: string) => Promise<void>>(async () => undefined);
  const loadFrame = vi.fn<(locale: string) => Promise<void>>(async () => undefined);
  return { load, loadFrame, language: createSpokenLanguage({ frame: loadFrame, screens: load }) };
}

describe('the display language', () => {
  it('is English until the sentences of the chosen one are loaded', async () => {
    const { load, language } = open();
    const arrival = Promise.withResolvers<void>();
    load.mockReturnValueOnce(arrival.promise);
    const done = language.want('hi');
    expect(language.get()).toEqual({ locale: 'en', isPartial: false, missing: undefined });
    arrival.resolve();
    await done;
    expect(language.get()).toEqual({ locale: 'hi', isPartial: false, missing: undefined });
  });

  it('is the last one chosen, whichever file loads first', async () => {
    const { load, language } = open();
    const arrival = Promise.withResolvers<void>();
    load.mockReturnValueOnce(arrival.promise);
    const hindi = language.want('hi');
    await language.want('en');
    arrival.resolve();
    await hindi;
    expect(language.get().locale).toBe('en');
  });

  it('stays unchanged when the file fails to load, and reports the missing language', async () => {
    const { load, language } = open();
    const heard = vi.fn();
    language.subscribe(heard);
    load.mockRejectedValueOnce(OFFLINE);
    await language.want('hi');
    expect(language.get()).toEqual({ locale: 'en', isPartial: false, missing: 'hi' });
    await language.retry();
    expect(language.get()).toEqual({ locale: 'hi', isPartial: false, missing: undefined });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is requested again after the user was notified', async () => {
    const { load, language } = open();
    load.mockRejectedValueOnce(OFFLINE);
    await language.want('hi');
    language.dismiss();
    expect(language.get()).toEqual({ locale: 'en', isPartial: false, missing: undefined });
    await language.retry();
    expect(language.get().locale).toBe('hi');
  });

  it('is no longer reported missing once another is chosen', async () => {
    const { load, language } = open();
    load.mockRejectedValueOnce(OFFLINE);
    await language.want('hi');
    await language.want('en');
    expect(language.get()).toEqual({ locale: 'en', isPartial: false, missing: undefined });
  });
});

describe('the language of the first paint', () => {
  it('needs the sentences of the frame; screens wait for theirs', async () => {
    const { load, language } = open();
    await language.begin('hi');
    expect(load).not.toHaveBeenCalled();
    expect(language.get()).toEqual({ locale: 'hi', isPartial: true, missing: undefined });
    await language.want('hi');
    expect(language.get()).toEqual({ locale: 'hi', isPartial: false, missing: undefined });
  });

  it('is English if the sentences of the frame fail to load', async () => {
    const { loadFrame, language } = open();
    loadFrame.mockRejectedValueOnce(OFFLINE);
    await language.begin('hi');
    expect(language.get()).toEqual({ locale: 'en', isPartial: false, missing: 'hi' });
  });

  it('is English again if the sentences of the screens fail to load', async () => {
    const { load, language } = open();
    await language.begin('hi');
    load.mockRejectedValueOnce(OFFLINE);
    await language.want('hi');
    expect(language.get()).toEqual({ locale: 'en', isPartial: false, missing: 'hi' });
    await language.retry();
    expect(language.get().locale).toBe('hi');
  });
});
