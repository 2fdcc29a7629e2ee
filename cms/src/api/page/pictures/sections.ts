import type { SectionUid } from '../sections/section-presenter';
import * as shape from './shapes';

const { dark, light, picture } = shape;

/** What each block looks like, in outline. */
export const sectionPictures: Record<SectionUid, string> = {
  'sections.hero': picture(
    dark,
    shape.text(32, 30, 70),
    shape.headline(32, 46, 150),
    shape.headline(32, 66, 96),
    shape.text(32, 92, 140, 2),
    shape.button(32, 122),
    shape.quietButton(88, 122),
    shape.spark(246, 80, 38),
  ),
  'sections.about': picture(
    light,
    shape.headline(32, 34, 90),
    shape.text(32, 58, 128, 4),
    shape.button(32, 112, 76),
    shape.image(190, 30, 100, 100),
  ),
  'sections.event-cards': picture(
    light,
    shape.headline(32, 24, 120),
    ...[32, 98, 164, 230].map((x) => shape.card(x, 54, 58, 82) + shape.headline(x + 10, 90, 38)),
  ),
  'sections.team': picture(
    light,
    shape.headline(104, 22, 112),
    ...[32, 98, 164, 230].map(
      (x) => shape.card(x, 50, 58, 90) + shape.person(x + 29, 78, 18) + shape.text(x + 11, 110, 36, 2),
    ),
  ),
  'sections.spotlight': picture(
    light,
    shape.headline(32, 24, 120),
    ...[32, 168].map((x) => shape.card(x, 54, 120, 82) + shape.person(x + 26, 80, 14) + shape.headline(x + 48, 74, 56)),
    ...[46, 182].map((x) => shape.text(x, 104, 92, 2)),
  ),
  'sections.contact': picture(
    light,
    shape.plane(0, 0, 320, 160),
    shape.spark(238, 76, 24),
    shape.sheet(36, 20, 130, 120),
    shape.headline(50, 34, 70),
    shape.card(50, 56, 102, 14),
    shape.card(50, 76, 102, 30),
    shape.button(50, 114, 58),
  ),
  'sections.festival-hero': picture(
    dark,
    shape.headline(32, 36, 130),
    shape.text(32, 60, 96),
    shape.text(32, 80, 140, 2),
    shape.button(32, 112, 64),
    shape.quietButton(104, 112, 64),
    ...[
      [250, 60, 30],
      [212, 108, 16],
      [290, 112, 18],
    ].map(([x = 0, y = 0, radius = 0]) => shape.spark(x, y, radius)),
  ),
  'sections.schedule': picture(
    light,
    shape.headline(32, 24, 90),
    ...[54, 80, 106].map((y) => shape.text(32, y, 40) + shape.card(90, y - 6, 198, 20)),
  ),
  'sections.counters': picture(dark, ...[38, 108, 178, 248].map((x) => shape.figure(x, 58))),
  'sections.upcoming-events': picture(
    light,
    shape.headline(32, 24, 120),
    ...[32, 120, 208].map((x) => shape.image(x, 52, 78, 44) + shape.headline(x, 104, 60) + shape.text(x, 124, 70)),
  ),
  'sections.testimonials': picture(
    light,
    shape.headline(32, 24, 110),
    ...[32, 168].map(
      (x) =>
        shape.card(x, 52, 120, 88) +
        shape.text(x + 14, 66, 92, 4) +
        shape.person(x + 26, 122, 10) +
        shape.text(x + 44, 120, 50),
    ),
  ),
  'sections.faq': picture(light, shape.headline(40, 22, 130), ...[56, 84, 112, 140].map((y) => shape.question(y))),
  'sections.call-to-action': picture(
    dark,
    shape.headline(70, 46, 180),
    shape.text(90, 72, 140),
    shape.button(104, 98, 54),
    shape.quietButton(164, 98, 54),
  ),
  'sections.join': picture(
    light,
    shape.card(40, 30, 240, 100),
    shape.headline(60, 50, 110),
    shape.text(60, 74, 120, 2),
    shape.button(200, 54, 60),
    shape.quietButton(200, 82, 60),
  ),
  'sections.rich-text': picture(
    light,
    shape.headline(80, 26, 110),
    shape.text(80, 54, 160, 4),
    shape.text(80, 106, 160, 3),
  ),
  'sections.collection': picture(
    light,
    shape.headline(32, 22, 120),
    ...[32, 120, 208].map(
      (x) => shape.card(x, 48, 78, 92) + shape.image(x, 48, 78, 40) + shape.headline(x + 10, 98, 50),
    ),
    ...[42, 130, 218].map((x) => shape.text(x, 120, 48)),
  ),
};
