import { Route, Routes } from 'react-router';
import { onDemand } from '../../errors/on-demand.tsx';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';

const NotificationsPage = onDemand(() => import('./notifications-page.tsx'));
const NotificationSettingsPage = onDemand(() => import('./notification-settings-page.tsx'));

/** `/notifications` (specification 2.7): the list, and how notifications reach a person who is not looking. */
export default function NotificationsArea() {
  return (
    <ScopeGate>
      <Routes>
        <Route index element={<NotificationsPage />} />
        <Route path="settings" element={<NotificationSettingsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ScopeGate>
  );
}
