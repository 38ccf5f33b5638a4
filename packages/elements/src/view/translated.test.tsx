import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ASHA, answerCalls, BINDU } from '../../test/call-services.ts';
import { aSession, clearPage, place } from '../../test/search-element.ts';
import { answerServices, found, ASHA as SEARCHED } from '../../test/services.ts';
import { placeStaff } from '../../test/staff-element.ts';
import { translatePage } from '../../test/translate-page.ts';
import { SPECS, type TagName } from '../catalogue/catalogue.ts';
import { TAGS_WITH_SESSION } from '../catalogue/tags.ts';

// Preload the views: on a slow machine they take longer than a test waits.
beforeAll(async () => {
  for (const { load } of Object.values(SPECS)) await load();
});

let stop = () => {};
beforeEach(() => {
  stop = translatePage();
});
afterEach(() => {
  stop();
  clearPage();
});

const fontsIn = ({ shadowRoot }: Element): number => shadowRoot?.querySelectorAll('font font').length ?? 0;

describe('elements on a page that the browser translates', () => {
  it('log a call: the outcome, the message about missing fields, and the confirmation', async () => {
    answerCalls();
    const { element, inside } = placeStaff('careline-call-info', {
      'patient-id': ASHA.vitaId,
      programme: 'ahc',
      'call-type': 'ad-hoc',
      linked: '',
    });
    await userEvent.click(await inside.findByRole('button', { name: 'Called from my own phone' }));
    const timer = await inside.findByRole('timer');
    const begun = timer.textContent;
    await vi.waitFor(() => expect(timer.textContent).not.toBe(begun));
    expect(fontsIn(element)).toBeGreaterThan(0);
    await userEvent.click(inside.getByRole('button', { name: 'Save call' }));
    await inside.findByText('Outcome: choose one.');
    await userEvent.click(await inside.findByRole('radio', { name: 'No answer' }));
    await userEvent.click(inside.getByRole('button', { name: 'Save call' }));
    await inside.findByRole('heading', { name: 'The call is saved' });
    await userEvent.click(inside.getByRole('button', { name: 'Next patient' }));
    element.patientId = BINDU.vitaId;
    await inside.findByRole('heading', { name: 'Bindu Menon' });
    expect(inside.queryByText('Asha Rao')).toBeNull();
  });

  it('find a patient, and forget the previous one', async () => {
    answerServices(() => found(SEARCHED));
    const { element, field, inside } = place({}, { session: aSession('t') });
    await userEvent.fill(field, 'asha');
    await userEvent.click((await inside.findAllByRole('option'))[0] as HTMLElement);
    await userEvent.click(await inside.findByRole('button', { name: /open|choose|yes/i }));
    await vi.waitFor(() => expect(element.selection).toBe(SEARCHED.vitaId));
    element.clear();
    await vi.waitFor(() => expect(inside.queryByText('Asha Rao')).toBeNull());
    await userEvent.fill(field, 'ash');
    await inside.findAllByRole('option');
  });

  // A Careline frame is its own page; see the console's `survive-translation.ts`.
  const drawn = (TAGS_WITH_SESSION as readonly TagName[]).filter((tag) => tag !== 'careline-console');
  it.each(drawn)('%s changes its language, is removed and added, without a crash', async (tag) => {
    answerCalls();
    const failed = vi.spyOn(console, 'error');
    const { element, heard, session } = placeStaff(tag, { 'patient-id': ASHA.vitaId });
    const isReady = () => heard.some(({ type }) => type === 'careline-ready');
    await vi.waitFor(() => expect(isReady()).toBe(true));
    session.update({ locale: 'hi' });
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector('[part=base][lang=hi]')).not.toBeNull());
    session.update({ locale: 'en' });
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector('[part=base][lang=en]')).not.toBeNull());
    element.remove();
    await new Promise(requestAnimationFrame);
    expect(JSON.stringify(heard)).not.toContain('render.crashed');
    expect(failed).not.toHaveBeenCalled();
  });
});
