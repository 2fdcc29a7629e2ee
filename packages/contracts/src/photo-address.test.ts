import { expect, it } from 'vitest';

import { photoAddress } from './photo-address.js';

const ID = '1aB-_cD9eF0';

it.each(['', '   ', 'na', 'NA', 'js', null, undefined])('takes %j as no photograph', (entered) => {
  expect(photoAddress(entered)).toBeNull();
});

it.each([
  `https://drive.google.com/open?id=${ID}`,
  `https://drive.google.com/open?usp=drive_link&id=${ID}&authuser=0`,
  `https://drive.google.com/file/d/${ID}/view?usp=sharing`,
  `https://drive.google.com/file/d/${ID}`,
  `  https://drive.google.com/file/d/${ID}/view `,
])('turns the shared-drive link %s into a direct view address', (entered) => {
  expect(photoAddress(entered)).toBe(`https://drive.google.com/thumbnail?id=${ID}&sz=w1000`);
});

it.each([
  ['an address elsewhere', 'https://pictures.example/mira.jpg'],
  ['a path of this site', '/uploads/mira.webp'],
  ['an id of nine characters', 'https://drive.google.com/open?id=123456789'],
  ['a folder of the drive', `https://drive.google.com/drive/folders/${ID}`],
  ['the same form on another host', `https://files.example/file/d/${ID}/view`],
  ['a name that begins as the drive', `https://drive.google.com.files.example/open?id=${ID}`],
])('leaves %s as it is', (_what, entered) => {
  expect(photoAddress(entered)).toBe(entered);
});
