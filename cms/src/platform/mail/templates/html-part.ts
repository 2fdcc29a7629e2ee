import { escapeHtml } from '../../../shared/escape';
import { constellation } from './constellation';
import { quotedLines } from './quoted-lines';
import { type Letter, type MailLink, type MailPicture, type Note, type Sender, signature } from './template';

const DISPLAY = "'Bricolage Grotesque','Avenir Next','Segoe UI',Arial,sans-serif";
const TEXT = "'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif";

/** The portal's colours (design §10): inline for the light scheme, as classes for programs that know the dark one. */
const NIGHT = '#0e0f26';
const INK = '#17182e';
const MUTED = '#55546a';
const PAPER = '#f7f1e3';
const SURFACE = '#fffaf0';
const HAIRLINE = '#dcd6ca';
const MARIGOLD = '#ffb02e';
const LINK = '#8a4f00';

const DARK_SCHEME = `
@media (prefers-color-scheme: dark) {
  .ground { background-color: #0e0f26 !important; }
  .surface { background-color: #171936 !important; border-color: #34365a !important; }
  .band { background-color: #0a0b1d !important; }
  .ink { color: #f5efe2 !important; }
  .muted { color: #b4b2c9 !important; }
  .link { color: #ffc05a !important; }
  .rule { border-color: #34365a !important; }
}
@media (max-width: 480px) {
  .pad { padding-left: 24px !important; padding-right: 24px !important; }
  .outer { padding: 0 !important; }
  .surface { border-left: 0 !important; border-right: 0 !important; border-radius: 0 !important; }
  .button { display: block !important; text-align: center !important; }
  .button-box { width: 100% !important; }
}`;

/** Pushes the rest of the mail out of the inbox's preview line. */
const PREVIEW_END = '&#8199;&#847; '.repeat(60);

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/** The one layout of every mail: tables and inline styles, nothing loaded from anywhere. */
export function htmlPart(letter: Letter, sender: Sender): string {
  const card = table(
    `width="100%" class="surface" style="max-width:600px;width:100%;background-color:${SURFACE};border:1px solid ${HAIRLINE};border-radius:6px;border-collapse:separate;overflow:hidden"`,
    band(sender) + body(letter) + footer(letter, sender),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(letter.subject)}</title>
<style>${DARK_SCHEME}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${PAPER};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(letter.preheader)}${PREVIEW_END}</div>
${table(`width="100%" class="ground" style="background-color:${PAPER}"`, `<tr><td align="center" class="outer" style="padding:32px 16px">${card}</td></tr>`)}
</body>
</html>
`;
}

function band({ name, institute }: Sender): string {
  const title = `<div style="font-family:${DISPLAY};font-size:22px;line-height:28px;font-weight:700;letter-spacing:-0.02em;color:#f5efe2">${escapeHtml(name)}</div>`;
  const below = institute
    ? `<div style="font-family:${TEXT};font-size:13px;line-height:20px;color:#b4b2c9">${escapeHtml(institute)}</div>`
    : '';
  const columns = `<tr><td valign="middle" style="padding:0 16px 0 0">${title}${below}</td><td valign="middle" align="right">${constellation()}</td></tr>`;
  return `<tr><td class="band pad" bgcolor="${NIGHT}" style="background-color:${NIGHT};padding:24px 40px;border-bottom:3px solid ${MARIGOLD}">${table('width="100%"', columns)}</td></tr>`;
}

function body({ heading, paragraphs, quote, picture, action, notes }: Letter): string {
  const words = paragraphs.map((text) => paragraph(escapeHtml(text))).join('');
  const title = `<h1 class="ink" style="margin:0 0 20px;font-family:${DISPLAY};font-size:30px;line-height:36px;font-weight:700;letter-spacing:-0.025em;color:${INK}">${escapeHtml(heading)}</h1>`;
  return `<tr><td class="pad" style="padding:40px 40px 28px">${title}${words}${quote ? quotation(quote) : ''}${picture ? image(picture) : ''}${action ? button(action) : ''}${notes.map(smallPrint).join('')}</td></tr>`;
}

const paragraph = (html: string) =>
  `<p class="ink" style="margin:0 0 16px;font-family:${TEXT};font-size:16px;line-height:26px;color:${INK}">${html}</p>`;

const quotation = (quote: string) =>
  `<div class="ink" style="margin:0 0 16px;padding:4px 0 4px 20px;border-left:3px solid ${MARIGOLD};font-family:${TEXT};font-size:16px;line-height:26px;color:${INK};overflow-wrap:anywhere">${quotedLines(quote).map(escapeHtml).join('<br>')}</div>`;

/** White around it stays white in the dark scheme: codes are read by their contrast. */
const image = ({ cid, alt, pixels }: MailPicture) =>
  `<p style="margin:0 0 16px"><img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="${pixels}" height="${pixels}" style="display:block;width:${pixels}px;height:${pixels}px;border:1px solid ${HAIRLINE};border-radius:6px;background-color:#ffffff"></p>`;

const small = (html: string) =>
  `<p class="muted" style="margin:0 0 12px;font-family:${TEXT};font-size:14px;line-height:22px;color:${MUTED}">${html}</p>`;

function button({ label, url }: MailLink): string {
  const link = `<a href="${escapeHtml(url)}" class="button" style="display:inline-block;padding:14px 28px;font-family:${TEXT};font-size:16px;line-height:20px;font-weight:600;color:${INK};text-decoration:none">${escapeHtml(label)}</a>`;
  const box = table(
    'class="button-box" style="border-collapse:separate;margin:28px 0"',
    `<tr><td bgcolor="${MARIGOLD}" style="background-color:${MARIGOLD};border-radius:6px">${link}</td></tr>`,
  );
  const plain = `If the button does nothing, open this address:<br>${anchor(url, url, 'word-break:break-all')}`;
  return box + small(plain);
}

function smallPrint({ text, link }: Note): string {
  return small(link ? `${escapeHtml(text)} ${anchor(link.url, link.label)}` : escapeHtml(text));
}

function anchor(url: string, label: string, style = ''): string {
  return `<a href="${escapeHtml(url)}" class="link" style="color:${LINK};text-decoration:underline;${style}">${escapeHtml(label)}</a>`;
}

function footer({ reason, unsubscribe }: Letter, sender: Sender): string {
  const place = signature(sender).map(escapeHtml).join(' · ');
  const line = (html: string) =>
    `<p class="muted" style="margin:0 0 8px;font-family:${TEXT};font-size:13px;line-height:20px;color:${MUTED}">${html}</p>`;
  return `<tr><td class="rule pad" style="padding:24px 40px 28px;border-top:1px solid ${HAIRLINE}">${line(escapeHtml(reason))}${unsubscribe ? line(anchor(unsubscribe.url, unsubscribe.label)) : ''}${line(place)}${line(anchor(sender.origin, new URL(sender.origin).host))}</td></tr>`;
}
