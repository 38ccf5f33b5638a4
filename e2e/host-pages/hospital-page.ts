import type { PortalPage } from './portal.ts';
import { NONCE, pageHead, pagePolicy } from './search-pages.ts';

export const HOSPITAL_STYLE = '/hospital.css';

/** The hospital's own colours and fonts. */
export const hospitalStyle = (): PortalPage => ({
  html: `
    * { box-sizing: border-box; }
    body { margin: 0; background: #f7f3ec; color: #2c2a3f; font: 16px/1.5 'Noto Serif', Georgia, serif; }
    header { display: flex; gap: 32px; align-items: center; padding: 18px 40px; background: #3b2a63; color: #fff; }
    header strong { margin-right: auto; font-size: 22px; }
    header a { color: #e3dcf5; text-decoration: none; font-size: 15px; }
    main { display: grid; grid-template-columns: 1fr 320px; gap: 28px; padding: 32px 40px; }
    h1 { margin: 0 0 4px; font-size: 30px; }
    h2 { margin: 0 0 10px; font-size: 18px; }
    p { margin: 0 0 20px; color: #5d5875; }
    section, aside div { padding: 24px; border: 1px solid #e2d9c8; border-radius: 4px; background: #fff; }
    section { min-height: 480px; }
    aside { display: grid; gap: 20px; align-content: start; }
    ul { margin: 0; padding: 0; list-style: none; font-size: 15px; }
    li { display: flex; justify-content: space-between; padding: 8px 0; border-top: 1px solid #efe8da; }
    li:first-child { border: 0; }
    careline-patient-search {
      --careline-color-accent: #5b3ea8; --careline-color-accent-hover: #432c82; --careline-color-focus: #5b3ea8;
      --careline-color-accent-soft: #ece6fa; --careline-color-on-accent-soft: #3b2a63;
    }
  `,
  headers: { 'content-type': 'text/css; charset=utf-8' },
});

const script = (careline: string): string => `
import '/elements/careline.js';
import { createSession } from '/elements/session.js';

document.querySelector('careline-patient-search').session = createSession({
  services: '${careline}/api',
  async getToken({ signal }) {
    const answer = await fetch('/portal/careline-token', { method: 'POST', body: '{}', signal });
    if (!answer.ok) throw new Error((await answer.json()).error);
    return answer.json();
  },
});`;

const list = (rows: readonly (readonly [string, string])[]): string =>
  `<ul>${rows.map(([name, value]) => `<li><span>${name}</span><strong>${value}</strong></li>`).join('')}</ul>`;

const WARDS = [
  ['Maternity', '14 of 18'],
  ['Medicine', '31 of 36'],
  ['Children', '9 of 12'],
] as const;
const CLINICS = [
  ['9:00', 'Diabetes, Dr Rao'],
  ['11:00', 'Antenatal, Dr Iyer'],
  ['14:00', 'Heart, Dr Khan'],
] as const;

/** A hospital's page with Careline's patient search among its own content. */
export const hospitalPage = (careline: string): PortalPage => ({
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>St Anne's Hospital</title>
${pageHead()}<link rel="stylesheet" href="${HOSPITAL_STYLE}">
<body><header><strong>St Anne's Hospital</strong><a href="#">Wards</a><a href="#">Duty roster</a><a href="#">Patients</a></header>
<main><section><h1>Book a visit</h1><p>Find the patient first. Somebody new is registered at the desk.</p>
<careline-patient-search></careline-patient-search></section>
<aside><div><h2>Clinics today</h2>${list(CLINICS)}</div><div><h2>Beds</h2>${list(WARDS)}</div></aside></main>
<script type="module" nonce="${NONCE}">${script(careline)}</script></body></html>`,
  headers: { 'content-security-policy': `${pagePolicy(careline)}; style-src 'self'` },
});
