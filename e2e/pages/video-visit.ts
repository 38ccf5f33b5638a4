import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.mjs';

/** Fake cameras with a moving pattern and automatic permission; both browsers are on this machine. */
const WITH_CAMERAS = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
];

export async function launchWithCameras(): Promise<Browser> {
  const executablePath = (await findChromium()) ?? '';
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...WITH_CAMERAS] });
}

/** Options for `visit`: camera and microphone are allowed. */
export const ON_CAMERA = { permissions: ['camera', 'microphone'] };

export const OF_PATIENT = /Picture of the patient/;
export const OF_DOCTOR = /^Picture of Dr/;

/** Returns how many video frames of the other side this page has drawn. */
const framesOf = (page: Page, label: RegExp): Promise<number> =>
  page
    .getByLabel(label)
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);

/** Expects the other side's picture to move. */
export async function expectPicture(page: Page, label: RegExp): Promise<void> {
  await expect.poll(() => framesOf(page, label)).toBeGreaterThan(0);
  const before = await framesOf(page, label);
  await expect.poll(() => framesOf(page, label)).toBeGreaterThan(before + 5);
}

/** On the encounter's page, as its care provider, before the visit begins. */
export async function openRoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the video room' }).click();
  await isOpen(page);
}

/** The room is open, for example because the visit has just begun. */
export const isOpen = (page: Page): Promise<void> => page.getByText(/Keep the room open/).waitFor();

/** As the patient, who only has a link. */
export async function enterRoom(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Switch on camera and microphone' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Go to the waiting room' }).click();
  await page.getByRole('heading', { name: 'You are in the waiting room' }).waitFor();
}

/** A visit that has not begun cannot be finished. */
export async function complete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await dialog.getByText('Visit finished', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('The consultation is completed, so the room is closed.').waitFor();
}

/** The media connection from one page to the other; requests to the server don't use it. */
export interface MediaLine {
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Call before the video call starts: browsers only throttle connections that were set up for it. */
export async function mediaLineOf(page: Page): Promise<MediaLine> {
  const devtools = await page.context().newCDPSession(page);
  const lose = async (packetLoss: number): Promise<void> => {
    const conditions = { offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', { ...conditions, packetLoss });
  };
  await devtools.send('Network.enable');
  await lose(0);
  return { cut: () => lose(100), mend: () => lose(0) };
}
