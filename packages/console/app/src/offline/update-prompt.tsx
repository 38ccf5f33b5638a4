import { UpdateNotice } from '@careline/ui/notices/update-notice';
import { useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';
import type { AppUpdate } from './app-update.ts';
import { useAppUpdate } from './update-context.tsx';

function Prompt({ update }: { readonly update: AppUpdate }) {
  const { unsaved } = useConsole();
  const ready = useSyncExternalStore(update.subscribe, update.isReady);
  return <UpdateNotice ready={ready} onReload={() => unsaved.ask(update.apply)} onLater={update.dismiss} />;
}

/** Offers a new version; asks about unsaved work before the page reloads. */
export function UpdatePrompt() {
  const update = useAppUpdate();
  return update ? <Prompt update={update} /> : null;
}
