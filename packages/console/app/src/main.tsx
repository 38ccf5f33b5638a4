import './app.css';
import { HOSTED_CONSOLE_PATH } from '@careline/core/internal/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './app.tsx';
import { loadConfig } from './config.ts';
import { browserPorts, type Console, createConsole } from './console.ts';
import { loadFrameWords } from './locales/load-locale.ts';
import { PendingProvider } from './navigation/pending-context.tsx';
import { countCalls, createPendingWork } from './navigation/pending-work.ts';
import { createAppUpdate } from './offline/app-update.ts';
import { registerWhenStable } from './offline/register-when-stable.ts';
import { UpdateProvider } from './offline/update-context.tsx';
import { ConfigFailedPage } from './pages/config-failed/config-failed-page.tsx';
import { browserStorage } from './session/browser-storage.ts';
import { keepTime } from './session/keep-time.ts';
import { surviveTranslation } from './translated/survive-translation.ts';
import { guardHistory } from './unsaved/guard-history.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');
surviveTranslation(document);
// Boundaries log caught errors by number. React would log the message, which may contain patient data.
const root = createRoot(container, import.meta.env.PROD ? { onCaughtError: () => undefined } : {});
const pending = createPendingWork();
const update = createAppUpdate({
  entry: new URL(import.meta.url).pathname,
  container: navigator.serviceWorker,
  reload: () => location.reload(),
});

// Loads alongside the configuration: the stored language, which `appearance.js` set on the root element.
// A failure does not block the start: the console tries again and says what is missing.
const frameWords = loadFrameWords(document.documentElement.lang).catch(() => undefined);

/** Embedded in a partner's page, which signs the person in. */
const hosted =
  location.pathname === HOSTED_CONSOLE_PATH ? import('./hosted/create-hosted-console.ts') : undefined;

async function openConsole(): Promise<Console> {
  const [config, host] = await Promise.all([loadConfig(fetch), hosted, frameWords]);
  const ports = browserPorts(config);
  const care = host ? await host.createHostedConsole(config, ports) : createConsole(config, ports);
  // Before the router listens, so that it can block navigation away from unsaved work.
  guardHistory(care.unsaved, care.host?.page ?? window);
  // Before the first paint, so that the text never changes its language.
  await care.language.begin(care.appearance.get().locale);
  return { ...care, http: countCalls(care.http, pending) };
}

async function start(): Promise<void> {
  try {
    const care = await openConsole();
    root.render(
      <StrictMode>
        <PendingProvider value={pending}>
          <UpdateProvider value={update}>
            <ConsoleApp console={care} />
          </UpdateProvider>
        </PendingProvider>
      </StrictMode>,
    );
  } catch (error) {
    console.error(error);
    await frameWords;
    root.render(<ConfigFailedPage onRetry={() => void start()} />);
  }
}

keepTime(window, browserStorage('localStorage'), (input, init) => fetch(input, init));
void start();
if (import.meta.env.PROD && !hosted) {
  // A browser that blocks workers, such as in a private window, only loses offline starts.
  registerWhenStable(pending, update).catch(() => undefined);
}
