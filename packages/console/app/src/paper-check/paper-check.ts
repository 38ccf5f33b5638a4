import { createVisitClient, VisitError } from '@careline/core/internal/encounters/video';
import { formatDate, type LabelLocale, labelIn, labelLanguage } from '@careline/core/internal/formatting';
import { serviceBasesUnder } from '@careline/core/internal/http';
import {
  type CheckedMedicine,
  type CheckedPaper,
  checkPaper,
  PAPER_CODE,
} from '@careline/core/internal/prescriptions/checked-paper';
import { loadTexts } from '../locales/load-texts.ts';
import { button, h } from '../visit/dom.ts';
import { languageButtons } from '../visit/language-buttons.ts';
import { CHECK_TEXTS, type CheckTexts } from './check-texts.ts';

type Key = keyof CheckTexts;
type Verdict = 'good' | 'bad' | 'plain';

interface Shown {
  readonly verdict: Verdict;
  readonly title: Key;
  readonly text: Key;
  readonly values?: Readonly<Record<string, string>>;
  readonly paper?: CheckedPaper;
  readonly again?: boolean;
}

/** A symbol next to the text, so that colour is never the only signal. */
const SIGNS: Readonly<Record<Verdict, string>> = { good: '✓', bad: '✕', plain: 'i' };

const dayOf = ({ timeZone }: CheckedPaper, at: number | null): string => formatDate(at ?? 0, { timeZone });

function shownOf(paper: CheckedPaper): Shown {
  const { state, lines, stoppedLines, endedAt } = paper;
  if (state !== 'valid') {
    const title = state === 'withdrawn' ? 'withdrawnTitle' : 'stoppedTitle';
    return { verdict: 'bad', title, text: state, values: { day: dayOf(paper, endedAt) }, paper };
  }
  const values = { stopped: String(stoppedLines), lines: String(lines) };
  return { verdict: 'good', title: 'validTitle', text: 'valid', values, paper };
}

function failureOf(error: unknown): Shown {
  const status = error instanceof VisitError ? error.status : undefined;
  if (status === 404 || status === 422) return { verdict: 'bad', title: 'unknownTitle', text: 'unknown' };
  if (status === 429) return { verdict: 'plain', title: 'busyTitle', text: 'busy', again: true };
  return { verdict: 'plain', title: 'failedTitle', text: 'failed', again: true };
}

/** The page behind a printed code. The code follows the `#`, so it never reaches a request line, log or referrer. */
export class PaperCheck {
  readonly #root: HTMLElement;
  readonly #client = createVisitClient({
    fetch: (...asked) => fetch(...asked),
    base: serviceBasesUnder(`${location.origin}/api`).care,
  });
  #language = labelLanguage(navigator.language);
  #texts: CheckTexts = CHECK_TEXTS;
  #shown: Shown | 'checking' = 'checking';

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  async start(): Promise<void> {
    addEventListener('hashchange', () => void this.#check());
    await this.#speak(this.#language);
    await this.#check();
  }

  #t(key: Key, values: Readonly<Record<string, string>> = {}): string {
    return this.#texts[key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  }

  async #speak(language: LabelLocale): Promise<void> {
    this.#texts = await loadTexts('paper-check', language, CHECK_TEXTS);
    this.#language = language;
    document.documentElement.lang = language;
    document.title = this.#t('title');
    this.#draw();
  }

  async #check(): Promise<void> {
    const code = location.hash.slice(1);
    if (!PAPER_CODE.test(code)) {
      this.#show({ verdict: code === '' ? 'plain' : 'bad', ...this.#without(code) });
      return;
    }
    this.#show('checking');
    try {
      this.#show(shownOf(await this.#client(checkPaper, { code })));
    } catch (error) {
      this.#show(failureOf(error));
    }
  }

  #without(code: string) {
    return code === ''
      ? ({ title: 'noCodeTitle', text: 'noCode' } as const)
      : ({ title: 'unknownTitle', text: 'unknown' } as const);
  }

  #show(shown: Shown | 'checking'): void {
    this.#shown = shown;
    this.#draw();
    this.#root.querySelector('h1')?.focus();
  }

  #facts(paper: CheckedPaper): HTMLElement {
    const { initials, birthYear } = paper;
    const patient = birthYear === null ? initials : this.#t('born', { initials, year: birthYear });
    const facts: readonly (readonly [Key, string])[] = [
      ['number', paper.number],
      ['signedOn', dayOf(paper, paper.signedAt)],
      ['facility', paper.facility],
      ['signer', paper.signer],
      ['registration', paper.registrationNumber],
      ['lines', String(paper.lines)],
      ['patient', patient],
    ];
    const rows = facts
      .filter(([, value]) => value !== '')
      .map(([key, value]) => h('div', {}, h('dt', {}, this.#t(key)), h('dd', {}, value)));
    return h('section', {}, h('h2', {}, this.#t('compare')), h('dl', {}, ...rows));
  }

  #words(label: CheckedMedicine['name']): string {
    return labelIn(label, this.#language);
  }

  #supply({ on, facility, product, quantity }: CheckedMedicine['supplies'][number]): HTMLElement {
    const values = { day: formatDate(on), facility, product, quantity: this.#words(quantity) };
    return h('li', {}, this.#t('supply', values));
  }

  #medicine(medicine: CheckedMedicine): HTMLElement {
    const { name, directions, isStopped, dispensed, supplies } = medicine;
    const amount = this.#words(dispensed);
    return h(
      'li',
      { class: isStopped ? 'stopped' : '' },
      h('strong', { attrs: { translate: 'no' } }, this.#words(name)),
      h('p', {}, this.#words(directions)),
      isStopped && h('p', { class: 'warning' }, `✕ ${this.#t('stoppedMedicine')}`),
      amount !== '' && h('p', {}, amount),
      supplies.length > 0 && h('ul', {}, ...supplies.map((one) => this.#supply(one))),
    );
  }

  #medicines({ medicines = [] }: CheckedPaper): HTMLElement | false {
    if (medicines.length === 0) return false;
    return h(
      'section',
      {},
      h('h2', {}, this.#t('medicines')),
      h('p', { class: 'meaning' }, this.#t('medicinesHint')),
      h('ol', { class: 'medicines' }, ...medicines.map((one) => this.#medicine(one))),
    );
  }

  #card(): HTMLElement {
    const shown = this.#shown;
    if (shown === 'checking')
      return h('p', { class: 'card', attrs: { role: 'status' } }, this.#t('checking'));
    const { verdict, title, text, values, paper, again } = shown;
    return h(
      'div',
      { class: `card ${verdict}` },
      h(
        'h1',
        { attrs: { tabindex: '-1' } },
        h('span', { class: 'sign', attrs: { 'aria-hidden': 'true' } }, SIGNS[verdict]),
        this.#t(title),
      ),
      h('p', {}, this.#t(text, values)),
      paper?.state === 'valid' && paper.stoppedLines > 0 && h('p', {}, this.#t('someStopped', values)),
      again && button(this.#t('tryAgain'), () => void this.#check()),
      paper && this.#medicines(paper),
      paper && this.#facts(paper),
      paper && h('p', { class: 'meaning' }, this.#t('meaning')),
    );
  }

  #draw(): void {
    const languages = languageButtons(this.#language, (chosen) => void this.#speak(chosen));
    this.#root.replaceChildren(
      h('header', {}, h('span', { class: 'brand' }, this.#t('title')), ...languages),
      h('main', { attrs: { id: 'main' } }, this.#card()),
    );
  }
}
