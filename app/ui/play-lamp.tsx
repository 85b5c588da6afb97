/** The logo's lit lamp: a disc in the text color with a play sign cut out. */
export function PlayLamp({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 44 44" className={className} aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M22 0a22 22 0 1 1 0 44 22 22 0 0 1 0-44zM17.2 14.3v15.4c0 1.5 1.7 2.5 3 1.7l11.1-7.7c1.2-.8 1.2-2.6 0-3.4l-11.1-7.7c-1.3-.8-3 .2-3 1.7z"
      />
    </svg>
  );
}
