import { isRichTextHref, RICH_TEXT_MAX_CHARS, richTextSchema, richTextToPlain } from 'contracts';

import { presentRichText } from '../../shared/present-rich-text';
import { isOwnMedia } from '../../shared/present-text-image';
import { brokenRule } from './write-rule';

type Path = readonly (string | number)[];

/**
 * A formatted text holds no link that could do harm, no picture from elsewhere, and not more than pages show.
 * @param label the name under which the editor knows the field
 * @throws ValidationError whose sentence names what is at fault
 */
export function checkText(value: unknown, label: string, path: Path): void {
  for (const node of nodesBelow(value)) {
    if (node['type'] === 'link' && !isSafe(node['url'], isRichTextHref)) {
      const words = richTextToPlain(presentRichText([{ type: 'paragraph', children: [node] }])).slice(0, 50);
      throw brokenRule(
        `The link “${words}” in “${label}” is not usable: links start with https://, mailto: or /.`,
        path,
      );
    }
    if (node['type'] === 'image' && !isSafe(urlOf(node['image']), isOwnMedia)) {
      throw brokenRule(`“${label}” has a picture from elsewhere: pictures come from the media library.`, path);
    }
  }
  const text = presentRichText(value);
  if (!richTextSchema.safeParse(text).success || richTextToPlain(text).length > RICH_TEXT_MAX_CHARS) {
    throw brokenRule(`“${label}” is too long: at most ${RICH_TEXT_MAX_CHARS} characters and 500 blocks.`, path);
  }
}

/** Every node of a text, at whatever depth. */
function* nodesBelow(value: unknown): Generator<Record<string, unknown>> {
  if (!Array.isArray(value)) return;
  for (const item of value) {
    if (typeof item !== 'object' || item === null) continue;
    const node = item as Record<string, unknown>;
    yield node;
    yield* nodesBelow(node['children']);
  }
}

const isSafe = (url: unknown, test: (url: string) => boolean): boolean => typeof url === 'string' && test(url);

const urlOf = (image: unknown): unknown =>
  typeof image === 'object' && image !== null && 'url' in image ? image.url : undefined;
