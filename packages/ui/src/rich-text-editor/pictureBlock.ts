import { mergeAttributes, Node } from '@tiptap/core';
import type { Image } from 'contracts';

/** Pictures of the media library; any other would tell its site who reads the page. */
const OWN_MEDIA = /^\/uploads\/[\w.-]+(?:\?v=\w+)?$/;

/** A picture that an editor put into the text in Strapi. Here it can be moved and removed. */
export const PictureBlock = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return { image: { default: null, rendered: false } };
  },

  parseHTML() {
    return [{ tag: 'figure[data-picture]', getAttrs: (element) => pictureOf(element.dataset['picture']) }];
  },

  renderHTML({ node, HTMLAttributes }) {
    const { url, alt, width, height } = node.attrs['image'] as Image;
    return [
      'figure',
      mergeAttributes(HTMLAttributes, { 'data-picture': JSON.stringify(node.attrs['image']) }),
      ['img', { src: url, alt, width, height }],
    ];
  },
});

/** What was cut here comes back when it is pasted; anything else is none of ours. */
function pictureOf(json = ''): { image: Image } | false {
  try {
    const image = JSON.parse(json) as Image;
    return [image, ...image.sources].every(({ url }) => OWN_MEDIA.test(url)) ? { image } : false;
  } catch {
    return false;
  }
}
