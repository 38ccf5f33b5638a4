import type { Partner, Webhook, WebhookDelivery } from '@careline/core/internal/administration';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drawSettings } from '../../../../test/draw-settings.tsx';
import { type Answers, fakeConsole } from '../../../../test/fake-console.tsx';
import { PARTNER_ID, partnerRecord } from '../../../../test/partner-records.ts';
import { facilityRecord, profileOf } from '../../../../test/people.ts';

const ID = PARTNER_ID;
const HOOK = '01890000-0000-7000-8000-0000000000b1';
const DELIVERY = '01890000-0000-4000-8000-0000000000c1';
const SECRET = 'whsec_a-secret-that-is-shown-once';
const PAGE = `/settings/partners/${ID}/webhooks/${HOOK}`;

const partner = (part: Partial<Partner> = {}) =>
  partnerRecord({ scopes: ['prohealth', 'hmCallInfo'], ...part });

const webhook = (part: Partial<Webhook> = {}): Webhook => ({
  webhookId: HOOK,
  partnerId: ID,
  url: 'https://hooks.example/careline',
  events: ['call.saved'],
  secretEnd: 'Xy4=',
  secretMadeAt: 1_700_000_000,
  formerSecret: null,
  paused: null,
  failingSince: null,
  waiting: 0,
  updatedAt: 1_700_000_000,
  updatedBy: null,
  ...part,
});

const delivery = (part: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  deliveryId: DELIVERY,
  event: 'call.saved',
  occurredAt: 1_700_000_000,
  state: 'failed',
  attempts: 10,
  nextTryAt: null,
  lastTryAt: 1_700_000_000,
  answer: { status: 500, error: null },
  ...part,
});

function open(path: string, answers: Answers = {}) {
  const fake = fakeConsole({
    '/api/auth/partner/list': () => ({ data: [partner()] }),
    '/api/auth/facility/list': () => ({ data: [facilityRecord()] }),
    '/api/auth/partner/webhooks': () => ({ data: [webhook()] }),
    '/api/auth/partner/webhook/deliveries': () => ({ data: [], next: null }),
    ...answers,
  });
  fake.person = profileOf({ scopes: ['prohealth', 'settings'] });
  drawSettings(fake, path);
  return fake;
}

function storing(answer: object) {
  const bodies: unknown[] = [];
  const store = async (request: Request) => {
    bodies.push(await request.json());
    return answer;
  };
  return { bodies, store };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const address = () => screen.findByRole('textbox', { name: /^Server address/ });

describe('the webhooks of a partner', () => {
  it('are listed with their events and state', async () => {
    const paused = { since: 1_700_000_000, reason: 'gone' };
    const other = webhook({ webhookId: DELIVERY, url: 'https://b.example/', paused, waiting: 3 });
    open(`/settings/partners/${ID}`, { '/api/auth/partner/webhooks': () => ({ data: [webhook(), other] }) });
    const list = within(await screen.findByRole('list', { name: 'Webhooks of North Hospital' }));
    expect(list.getByRole('link', { name: 'https://hooks.example/careline' }).getAttribute('href')).toBe(
      PAGE,
    );
    expect(list.getAllByText(/^(Active|Stopped)$/).map(({ textContent }) => textContent)).toEqual([
      'Active',
      'Stopped',
    ]);
    expect(list.getByText('3 deliveries waiting')).toBeTruthy();
  });

  it('show in the list of partners when they were stopped', async () => {
    open('/settings/partners', {
      '/api/auth/partner/list': () => ({ data: [partner({ stoppedWebhooks: 2 })] }),
    });
    expect(await screen.findByText('2 webhooks were stopped')).toBeTruthy();
  });
});

describe('a new webhook', () => {
  const NEW = `/settings/partners/${ID}/webhooks/new`;

  it('shows its secret once, and is opened then', async () => {
    const { bodies, store } = storing({ data: webhook(), secret: SECRET });
    open(NEW, { '/api/auth/partner/webhook/add': store });
    await userEvent.type(await address(), 'https://hooks.example/careline');
    await userEvent.click(await box(/^The outcome of a call was saved \(call\.saved\)$/));
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'The secret of the webhook' });
    expect((within(dialog).getByRole('textbox', { name: 'Secret' }) as HTMLInputElement).value).toBe(SECRET);
    expect(bodies).toEqual([
      { url: 'https://hooks.example/careline', events: ['call.saved'], partnerId: ID },
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'I have copied it' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Webhook of North Hospital' })).toBeTruthy();
    expect(document.body.innerHTML).not.toContain(SECRET);
  });

  it('is not sent without https or without an event', async () => {
    const add = vi.fn();
    open(NEW, { '/api/auth/partner/webhook/add': add });
    await userEvent.type(await address(), 'http://hooks.example/');
    await press('Save');
    expect(await screen.findAllByText(/Enter an https address without a user name/)).toHaveLength(2);
    expect(screen.getAllByText(/Choose at least one event/)).toHaveLength(2);
    expect(add).not.toHaveBeenCalled();
  });

  it('offers the events that the partner’s scopes permit', async () => {
    open(NEW, {
      '/api/auth/partner/list': () => ({ data: [partner({ scopes: ['prohealth', 'search'] })] }),
    });
    expect(await box(/alert\.raised/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /call\./ })).toBeNull();
  });
});

describe('a webhook', () => {
  it('is paused, and gets a new secret in addition to the old one', async () => {
    const { bodies, store } = storing({ data: webhook({ updatedAt: 2 }), secret: SECRET });
    open(PAGE, { '/api/auth/partner/webhook/update': store });
    await userEvent.click(await box(/^Webhooks are sent to this address/));
    await press('Save');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'I have copied it' }),
    );
    await press('New secret');
    const question = within(
      await screen.findByRole('dialog', { name: /Create a new secret for this webhook\?/ }),
    );
    await userEvent.click(question.getByRole('button', { name: 'New secret' }));
    await screen.findByRole('dialog', { name: 'The secret of the webhook' });
    expect(bodies).toMatchObject([
      { webhookId: HOOK, paused: true, newSecret: false, updatedAt: 1_700_000_000 },
      { newSecret: true, formerSecret: 'keep', updatedAt: 2 },
    ]);
  });

  it('says why it was stopped, and is resumed', async () => {
    const { bodies, store } = storing({ data: webhook(), secret: null });
    const stopped = webhook({ paused: { since: 1_700_000_000, reason: 'failing' } });
    open(PAGE, {
      '/api/auth/partner/webhooks': () => ({ data: [stopped] }),
      '/api/auth/partner/webhook/update': store,
    });
    expect(await screen.findByText('The server accepted nothing for three days')).toBeTruthy();
    await press('Resume');
    await vi.waitFor(() =>
      expect(screen.queryByText(/The server accepted nothing for three days/)).toBeNull(),
    );
    expect(bodies).toMatchObject([{ paused: false, url: stopped.url }]);
  });

  it.each([
    [
      'that its server took',
      { status: 204, error: null },
      'delivered',
      'The server accepted the test: HTTP 204.',
    ],
    [
      'that nobody took',
      { status: null, error: 'ECONNREFUSED' },
      'failed',
      'The server did not accept the test: nothing is listening there.',
    ],
  ])('sends a test %s', async (_, answer, state, words) => {
    const test = delivery({ event: 'webhook.test', state: 'waiting', attempts: 0, answer: null });
    let asked = false;
    open(PAGE, {
      '/api/auth/partner/webhook/test': () => {
        asked = true;
        return { data: test };
      },
      '/api/auth/partner/webhook/deliveries': () => ({
        data: asked ? [{ ...test, state, attempts: 1, answer }] : [],
        next: null,
      }),
    });
    expect(await screen.findByText(/^Nothing has been sent yet/)).toBeTruthy();
    await press('Send a test');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('lists the result of each delivery, and resends one', async () => {
    const { bodies, store } = storing({
      data: delivery({ state: 'waiting', nextTryAt: Date.now() / 1000 + 3600 }),
    });
    open(PAGE, {
      '/api/auth/partner/webhook/deliveries': () => ({ data: [delivery()], next: null }),
      '/api/auth/partner/webhook/send-again': store,
    });
    const list = within(await screen.findByRole('list', { name: 'Deliveries of the last 30 days' }));
    expect(list.getByText(`webhook-id ${DELIVERY}`)).toBeTruthy();
    expect(list.getByText('10 tries · HTTP 500')).toBeTruthy();
    await userEvent.click(list.getByRole('button', { name: /^Send again: The outcome of a call was saved/ }));
    expect(await list.findByText('Waiting')).toBeTruthy();
    expect(bodies).toEqual([{ deliveryId: DELIVERY }]);
  });

  it.each([
    ['a partner that is switched off', { active: false }, true, /^The partner is switched off/],
    ['a server that sends none', {}, false, /^This server does not send webhooks/],
  ])('of %s says so, and sends nothing', async (_, part, sending, words) => {
    open(PAGE, {
      '/api/auth/partner/list': () => ({ data: [partner(part)] }),
      '/api/auth/partner/webhooks': () => ({ data: [webhook()], sending }),
      '/api/auth/partner/webhook/deliveries': () => ({ data: [delivery()], next: null }),
    });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await screen.findByText('10 tries · HTTP 500')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('is removed after a confirmation', async () => {
    const { bodies, store } = storing({ data: webhook() });
    open(PAGE, { '/api/auth/partner/webhook/remove': store });
    await press('Remove the webhook');
    const question = within(await screen.findByRole('dialog', { name: 'Remove this webhook?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove the webhook' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'North Hospital' })).toBeTruthy();
    expect(bodies).toEqual([{ webhookId: HOOK }]);
  });

  it('that does not exist says so', async () => {
    open(`/settings/partners/${ID}/webhooks/${DELIVERY}`);
    expect(await screen.findByText('This webhook does not exist')).toBeTruthy();
  });
});
