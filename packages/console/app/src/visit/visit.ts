import { serverNow } from '@careline/core/internal/clock';
import {
  createVideoCall,
  createVisitClient,
  enterVisit,
  lookAtVisit,
  type Seat,
  type VideoCall,
  VisitError,
} from '@careline/core/internal/encounters/video';
import { indianLocale, type LabelLocale, labelLanguage } from '@careline/core/internal/formatting';
import { serviceBasesUnder } from '@careline/core/internal/http';
import {
  browserConnection,
  browserTimers,
  createLocalMedia,
  type LocalMedia,
} from '@careline/ui/encounters/video-media';
import { loadTexts } from '../locales/load-texts.ts';
import { checkScreen } from './check-screen.ts';
import { h } from './dom.ts';
import { languageButtons } from './language-buttons.ts';
import { endOf, messageScreen, type Screen } from './message-screens.ts';
import { roomScreen } from './room-screen.ts';
import { type Translate, VISIT_TEXTS, type VisitTexts } from './visit-texts.ts';

const SECRET = /^#([\w-]{22})$/;
/** The longest time between two checks while waiting for the start. */
const LONGEST_WAIT_MS = 60_000;

const visitBase = serviceBasesUnder(`${location.origin}/api`).encounters;

/** The whole page: one screen after another, as the link, the clinic and the patient decide. */
export class Visit {
  readonly #root: HTMLElement;
  readonly #media: LocalMedia = createLocalMedia(navigator.mediaDevices);
  readonly #client = createVisitClient({ fetch: (...asked) => fetch(...asked), base: visitBase });
  #secret = SECRET.exec(location.hash)?.[1];
  #language = labelLanguage(navigator.language);
  #isLanguageChosen = false;
  #texts: VisitTexts = VISIT_TEXTS;
  #screen: Screen | undefined;
  #show: () => void = () => undefined;
  #call: VideoCall | undefined;
  #timer = 0;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  readonly t: Translate = (key, values = {}) =>
    this.#texts[key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

  async start(): Promise<void> {
    await this.#setLanguage(this.#language);
    addEventListener('online', () => this.#call?.wake());
    addEventListener('pagehide', () => this.#call?.gone());
    await this.#look();
  }

  async #setLanguage(language: LabelLocale): Promise<void> {
    this.#texts = await loadTexts('visit', language, VISIT_TEXTS);
    this.#language = language;
    document.documentElement.lang = language;
    document.title = this.t('title');
    this.#show();
  }

  /** Shows a screen and focuses its heading; `make` runs again when the language changes. */
  #put(make: () => Screen): void {
    clearTimeout(this.#timer);
    this.#show = () => {
      this.#screen?.close?.();
      const screen = make();
      this.#screen = screen;
      const languages = languageButtons(this.#language, (chosen) => {
        this.#isLanguageChosen = true;
        void this.#setLanguage(chosen);
      });
      this.#root.replaceChildren(
        h('header', {}, h('span', { class: 'brand' }, this.t('title')), ...languages),
        h('main', { attrs: { id: 'main' } }, screen.element),
      );
      this.#root.querySelector<HTMLElement>('h1')?.focus();
    };
    this.#show();
  }

  #message(
    ...[title, text, action]: Parameters<typeof messageScreen> extends [Translate, ...infer Rest]
      ? Rest
      : never
  ): void {
    this.#put(() => messageScreen(this.t, title, text, action));
  }

  async #look(): Promise<void> {
    this.#put(() => ({ element: h('p', { class: 'card', attrs: { role: 'status' } }, this.t('opening')) }));
    try {
      const asked = this.#secret === undefined ? {} : { secret: this.#secret };
      const { state, startsAt, opensAt, language, timeZone } = await this.#client(lookAtVisit, asked);
      const wanted = labelLanguage(language);
      if (!this.#isLanguageChosen && wanted !== this.#language) await this.#setLanguage(wanted);
      if (state === 'early') this.#early({ startsAt, opensAt, timeZone });
      else this.#check(state === 'seated');
    } catch (error) {
      if (error instanceof VisitError && error.isFinal) this.#message('invalidTitle', 'invalid');
      else this.#message('failedTitle', 'failed', { text: 'tryAgain', run: () => void this.#look() });
    }
  }

  #early({ startsAt, opensAt, timeZone }: { startsAt: number; opensAt: number; timeZone: string }): void {
    const clock = { hour: 'numeric', minute: '2-digit' } as const;
    this.#put(() => {
      const tag = indianLocale(this.#language);
      const format = (at: number, how: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(tag, { ...how, timeZone }).format(at * 1000);
      const values = {
        day: format(startsAt, { weekday: 'long', day: 'numeric', month: 'long' }),
        time: format(startsAt, clock),
        opens: format(opensAt, clock),
      };
      return messageScreen(this.t, 'earlyTitle', 'early', undefined, values, 'earlyWait');
    });
    const wait = Math.max(1_000, Math.min(opensAt * 1000 - serverNow() + 1_000, LONGEST_WAIT_MS));
    this.#timer = window.setTimeout(() => void this.#lookQuietly(), wait);
  }

  /** Keeps the current screen until the next one is known. */
  async #lookQuietly(): Promise<void> {
    const asked = this.#secret === undefined ? {} : { secret: this.#secret };
    const found = await this.#client(lookAtVisit, asked).catch(() => undefined);
    if (found?.state === 'early') this.#early(found);
    else await this.#look();
  }

  #check(isBack: boolean): void {
    this.#put(() =>
      checkScreen({ t: this.t, media: this.#media, isBack, onEnter: () => this.#enter(this.#secret) }),
    );
  }

  async #enter(secret: string | undefined): Promise<void> {
    const seat = await this.#client(enterVisit, {
      consent: true,
      ...(secret !== undefined && { secret }),
    }).catch((error: unknown) => {
      if (!(error instanceof VisitError && error.isFinal)) throw error;
      this.#media.close();
      this.#message('invalidTitle', 'invalid');
      return undefined;
    });
    if (!seat) return;
    // The link is used up; this browser's cookie opens the room from now on.
    this.#secret = undefined;
    history.replaceState(null, '', location.pathname);
    this.#sit(seat);
  }

  #sit(seat: Seat): void {
    const { audio, video } = this.#media.store.getState();
    const call = createVideoCall({
      seat,
      client: this.#client,
      rejoin: () => this.#client(enterVisit, { consent: true }),
      outgoing: { audio, video },
      createConnection: browserConnection,
      timers: browserTimers,
    });
    this.#call = call;
    const watch = call.store.subscribe(() => this.#ended(call, watch));
    const sending = this.#media.store.subscribe(({ audio: a, video: v, microphoneOn }, before) => {
      const same = a === before.audio && v === before.video && microphoneOn === before.microphoneOn;
      if (this.#call === call && !same) call.setOutgoing({ audio: a, video: v });
      if (this.#call !== call) sending();
    });
    this.#put(() => roomScreen({ t: this.t, call, media: this.#media, onHangUp: () => void call.hangUp() }));
    this.#ended(call, watch);
  }

  /** If the call has ended, shows how, and turns the camera off. */
  #ended(call: VideoCall, stop: () => void): void {
    const ending = endOf(call.store.getState());
    if (!ending || this.#call !== call) return;
    stop();
    this.#call = undefined;
    if (call.store.getState().seating === 'seated') void call.hangUp();
    this.#media.close();
    const { title, text, doctor, back } = ending;
    this.#put(() =>
      messageScreen(this.t, title, text, back && { text: back, run: () => this.#check(true) }, { doctor }),
    );
  }
}
