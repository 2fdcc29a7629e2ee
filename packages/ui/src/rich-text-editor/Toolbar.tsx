import InsertLink from '@mui/icons-material/InsertLink';
import { styled } from '@mui/material/styles';
import { useEditorState, type Editor } from '@tiptap/react';
import { Fragment, type KeyboardEvent, type RefObject } from 'react';

import { ToolButton } from './ToolButton';
import { tools, type Tool } from './tools';
import { useRovingFocus } from './useRovingFocus';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  // Under the site's own bar.
  top: 64,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: 4,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `${theme.vars.shape.borderRadius} ${theme.vars.shape.borderRadius} 0 0`,
  // Two rows on a phone.
  [theme.breakpoints.down('sm')]: { gap: 0, padding: 3, '& button': { minWidth: 36 } },
}));
const Gap = styled('span')(({ theme }) => ({
  width: 1,
  height: 22,
  marginInline: 4,
  backgroundColor: theme.vars.palette.divider,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

interface ToolbarProps {
  editor: Editor;
  /** Id of what is written into. */
  controls: string;
  /** Reaches the bar from outside. */
  barRef: RefObject<HTMLDivElement | null>;
  onLink: () => void;
}

/** What can be done to the text. Tab stops here once; arrow keys go through it, Escape leads back into the text. */
export function Toolbar({ editor, controls, barRef, onLink }: ToolbarProps) {
  const { ref, current, onKeyDown, onFocus } = useRovingFocus();
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      link: now.isActive('link'),
      on: tools.map(({ isOn }) => isOn?.(now)),
      off: tools.map(({ isOff }) => isOff?.(now) ?? false),
    }),
  });

  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.commands.focus();
    else onKeyDown(event);
  };
  return (
    <Bar
      ref={(element) => {
        ref.current = element;
        barRef.current = element;
      }}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={leave}
    >
      {tools.map((tool, place) => (
        <Fragment key={tool.label}>
          <ToolButton
            label={tool.label}
            shortcut={tool.shortcut}
            isStop={place === current}
            isPressed={states.on[place]}
            isOff={states.off[place] ?? false}
            onFocus={() => onFocus(place)}
            onUse={() => void tool.run(editor.chain().focus()).run()}
          >
            <Face face={tool.face} />
          </ToolButton>
          {tool.endsGroup && <Gap aria-hidden="true" />}
        </Fragment>
      ))}
      <ToolButton
        label="Link"
        shortcut="Control+K"
        isStop={current === tools.length}
        isPressed={states.link}
        onFocus={() => onFocus(tools.length)}
        onUse={onLink}
      >
        <InsertLink aria-hidden="true" />
      </ToolButton>
    </Bar>
  );
}

function Face({ face: Picture }: Pick<Tool, 'face'>) {
  return typeof Picture === 'string' ? <span aria-hidden="true">{Picture}</span> : <Picture aria-hidden />;
}
