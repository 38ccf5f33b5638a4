import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './app.tsx';
import { loadConfig } from './config.ts';
import { browserPorts, createConsole } from './console.ts';
import { ConfigFailedPage } from './pages/config-failed/config-failed-page.tsx';
import { guardHistory } from './unsaved/guard-history.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');
const root = createRoot(container);

async function start(): Promise<void> {
  try {
    const config = await loadConfig(fetch);
    const care = createConsole(config, browserPorts(config));
    // Before the router listens, so that it can hold back a step away from unsaved work.
    guardHistory(care.unsaved, window);
    root.render(
      <StrictMode>
        <ConsoleApp console={care} />
      </StrictMode>,
    );
  } catch (error) {
    console.error(error);
    root.render(<ConfigFailedPage onRetry={() => void start()} />);
  }
}

void start();
