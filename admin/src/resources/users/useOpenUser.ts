import { useLocation, useMatch, useNavigate } from 'react-router-dom';

/** Which person the editor is open for, by the address; and how to open and close it. The list stays as it is. */
export function useOpenUser(): { openId: string | undefined; open: (id: string) => void; close: () => void } {
  const openId = useMatch('/users/:id')?.params.id;
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    openId,
    open: (id) => void navigate({ pathname: `/users/${encodeURIComponent(id)}`, search }),
    close: () => void navigate({ pathname: '/users', search }),
  };
}
