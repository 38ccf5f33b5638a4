import { useNavigation } from '@careline/ui/navigation';
import { useEffect, useRef } from 'react';

/** What the service worker says when the person clicked a notification; the answer goes to the port. */
export interface OpenMessage {
  /** Address in the console. */
  readonly opens: string;
}

const isOpenMessage = (data: unknown): data is OpenMessage => {
  const { opens } = (data ?? {}) as Partial<OpenMessage>;
  return typeof opens === 'string' && /^\/(?!\/)/.test(opens);
};

/** Opens the address of a clicked notification in this page. Unsaved work asks first. */
export function useOpenedNotification(): void {
  const navigation = useNavigation();
  const last = useRef(navigation);
  useEffect(() => {
    last.current = navigation;
  });
  useEffect(() => {
    const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
    const open = ({ data, ports }: MessageEvent) => {
      if (!isOpenMessage(data)) return;
      ports[0]?.postMessage(true);
      last.current.go(data.opens);
    };
    serviceWorker?.addEventListener('message', open);
    serviceWorker?.startMessages();
    return () => serviceWorker?.removeEventListener('message', open);
  }, []);
}
