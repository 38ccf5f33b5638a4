import { Route, Routes } from 'react-router';
import NotFoundPage from '../not-found/not-found-page.tsx';
import AddPartnerPage from './add-partner-page.tsx';
import PartnerPage from './partner-page.tsx';
import PartnersPage from './partners-page.tsx';
import AddWebhookPage from './webhooks/add-webhook-page.tsx';
import WebhookPage from './webhooks/webhook-page.tsx';

/**
 * Partners and their webhooks, in one file: few people come here, and each extra file adds its name to every page load.
 */
export default function PartnersArea() {
  return (
    <Routes>
      <Route index element={<PartnersPage />} />
      <Route path="new" element={<AddPartnerPage />} />
      <Route path=":partnerId" element={<PartnerPage />} />
      <Route path=":partnerId/webhooks/new" element={<AddWebhookPage />} />
      <Route path=":partnerId/webhooks/:webhookId" element={<WebhookPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
