import { useEffect, useState } from 'preact/hooks';

/** Where two columns would be too narrow to read. */
const query = '(max-width: 640px)';

/** Whether there is room for one language only. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const note = () => setNarrow(list.matches);
    list.addEventListener('change', note);
    return () => list.removeEventListener('change', note);
  }, []);
  return isNarrow;
}
